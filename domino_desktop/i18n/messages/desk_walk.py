"""The walk round a table with real tiles: what the referee sees, and the window for the players."""

from domino_desktop.i18n.messages import text

TAKE_BACK_ANSWER = text("Desk walk", "Undo the answer", "button: the referee pressed the wrong answer")
SHOW_PLAYERS = text("Desk walk", "Show the players", "button: a second window for everybody at the table")
ANSWERED_AT = text("Desk walk", "%1, %2", "%1: an answer, like cannot play; %2: a time, like 19:42")
KEY = text("Desk walk", "Key %1", "said by a screen reader with a button; %1: the key, like 1")
NEXT_TILE = text("Desk walk", "Next: enter the tile that is played.", "for the referee, when somebody can play")
NEXT_HANDS = text("Desk walk", "Next: everybody lays the tiles open, and you enter them.", "for the referee")
PLAYERS_WINDOW = text("Desk walk", "For the players", "title of the second window, which the players look at")
