"""What people may ask for to send to others, and the words for it: the menu and the score page offer the same."""

from __future__ import annotations

from enum import Enum
from typing import Final

from domino_desktop.i18n.messages import Message, share


class ShareWish(Enum):
    """What is to become of the table."""

    COPY_PICTURE = "copy_picture"
    SAVE_PICTURE = "save_picture"
    SAVE_FILM = "save_film"


SHARE_ROWS: Final[tuple[tuple[ShareWish, Message], ...]] = (
    (ShareWish.COPY_PICTURE, share.COPY_PICTURE),
    (ShareWish.SAVE_PICTURE, share.SAVE_PICTURE),
    (ShareWish.SAVE_FILM, share.SAVE_FILM),
)
