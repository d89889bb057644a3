"""Puzzles: one position, one question, and the answer that was worked out exactly."""
