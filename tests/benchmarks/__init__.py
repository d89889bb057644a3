"""Measurements, not tests: ``python -m tests.benchmarks`` prints a table, and the same as JSON."""
