"""Languages: what the core says in values becomes sentences, in several languages at once."""
