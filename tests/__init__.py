"""The checks of Domino Desktop; a package, so that `python -m tests.soak` runs."""
