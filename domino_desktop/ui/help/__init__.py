"""The help that F1 brings on every screen."""
