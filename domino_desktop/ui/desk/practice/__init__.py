"""Practice for referees: disputes to rule on, one after another."""
