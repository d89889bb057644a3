"""The rules. Pure: frozen values in, values out; no Qt, no files, no clock, no chance."""
