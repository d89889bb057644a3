"""Every screen in every language as pictures for people to look at: ``python -m tests.gallery FOLDER``."""
