"""Putting documents on paper and into files: one layout for printer, PDF, picture and preview."""
