"""A picture of the table, or the whole round as a film, for people who were not there."""
