"""Whole pages of the window. Each is given all it shows, and says by signals what a person wants."""
