"""Beside the table: the scores, the story of the round, and how many tiles of each number are out."""
