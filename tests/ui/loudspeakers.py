"""A loudspeaker that nobody hears."""


class Recorder:
    """A player that notes what it is asked for."""

    def __init__(self):
        self.played, self.calls = [], []

    def prepare(self):
        self.calls.append("prepare")

    def play(self, sound):
        self.played.append(sound)

    def close(self, patience=0.0):
        self.calls.append("close")
