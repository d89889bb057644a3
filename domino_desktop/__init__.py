"""Domino Desktop: dominoes for families and clubs, with verified blocked games."""

__version__ = "0.1.0"
