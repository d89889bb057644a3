"""A finished round looked at again with open hands."""
