"""A tournament round: its pairing, its tables, its clock, its results."""
