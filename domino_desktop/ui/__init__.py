"""Everything visible."""
