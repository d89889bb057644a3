"""The four quiet sounds of the table."""
