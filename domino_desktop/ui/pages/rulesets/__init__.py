"""Everything about rule sets: the gallery, the rules in words, comparing, changing, printing."""
