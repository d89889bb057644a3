"""Positions as people write them in JSON: read with the place and the fault of whatever is wrong."""
