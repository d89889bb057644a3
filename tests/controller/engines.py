"""Stand-ins for the host of the computer players: the same signals, no process."""

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.ai.levels import plain_move


class ScriptedEngine(QObject):
    """Answers at the next turn of the event loop: with the moves of ``script`` in their order, then plain ones.

    While ``is_silent`` nothing is answered; ``answer_now`` lets the last question be answered after all.
    """

    answered = Signal(int, object)
    troubled = Signal(int, object)

    def __init__(self, *script):
        super().__init__()
        self.script = list(script)
        self.asked = []
        self.is_silent = False
        self.trouble = None

    def ask(self, request_id, view, level, seed, limit_ms):
        self.asked.append((request_id, view, level, seed, limit_ms))
        if not self.is_silent:
            QTimer.singleShot(0, lambda: self._answer(request_id, view))

    def answer_now(self):
        request_id, view, *_ = self.asked[-1]
        self._answer(request_id, view)

    def start(self):
        pass

    def stop(self):
        self.asked.clear()

    def _answer(self, request_id, view):
        if not self.asked or self.asked[-1][0] != request_id:
            return
        if self.trouble is not None:
            self.troubled.emit(request_id, self.trouble)
        fitting = [move for move in self.script[:1] if move in view.legal_moves]
        if fitting:
            self.script.pop(0)
        self.answered.emit(request_id, fitting[0] if fitting else plain_move(view))
