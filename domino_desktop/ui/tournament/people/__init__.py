"""The members of the club and the entrants of a tournament."""
