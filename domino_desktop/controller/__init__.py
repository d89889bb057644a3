"""The table: the only owner of the full state, and what sits round it. No widgets in here."""
