"""The tour: two minutes at the real table, on a prepared position, told by small cards."""
