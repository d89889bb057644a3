"""What makes the table playable for everyone: things said aloud on a key, and play with one switch."""
