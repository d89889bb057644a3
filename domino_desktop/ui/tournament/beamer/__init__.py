"""The view for everybody in the room."""
