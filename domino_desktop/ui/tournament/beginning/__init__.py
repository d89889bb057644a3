"""Tournaments as a list, and what is settled before the first round."""
