"""What a table of numbers shows: columns, rows and cells, each with the words that a screen reader says."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

_Index = QModelIndex | QPersistentModelIndex
_Data = Qt.ItemDataRole
_NOWHERE = QModelIndex()
_SHORT_HEADING = 9  # letters


@dataclass(frozen=True, slots=True)
class Column:
    """One column: ``heading`` stands above it, ``meaning`` says in full what it is.

    Numbers stand at the end of their column. A column that ``stays`` never moves out of view (such columns come
    first); those that ``stretch`` share the room that is left and wrap where it is short.
    """

    key: str
    heading: str
    meaning: str = ""
    is_number: bool = False
    stays: bool = False
    stretches: bool = False

    @property
    def heading_lines(self) -> tuple[str, ...]:
        """The heading in at most two lines: over a narrow column of numbers a long one is broken in the middle."""
        words = self.heading.split()
        if not self.is_number or len(words) < 2 or len(self.heading) < _SHORT_HEADING:
            return (self.heading,)
        broken = ((" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words)))
        return min(broken, key=lambda lines: max(map(len, lines)))


@dataclass(frozen=True, slots=True)
class Cell:
    """One value. ``under`` is a smaller line below it; ``told`` is said instead of heading and value.

    A cell that is a link looks as if a click does something.
    """

    text: str
    under: str = ""
    told: str = ""
    is_strong: bool = False
    is_quiet: bool = False
    is_link: bool = False

    @property
    def spoken(self) -> str:
        """What a screen reader says, behind the heading."""
        return f"{self.text}, {self.under}" if self.under else self.text


@dataclass(frozen=True, slots=True)
class Row:
    """One row; ``key`` is its own. ``told`` is the whole row as one sentence, said at its first cell; ``note`` what may
    be asked about it.

    A raised row stands out, such as a winner or a correction.
    """

    key: Hashable
    cells: tuple[Cell, ...]
    told: str = ""
    note: str = ""
    is_raised: bool = False


class NumberModel(QAbstractTableModel):
    """Columns and rows for a view."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[Column, ...] = ()
        self.rows: tuple[Row, ...] = ()
        self._places: dict[Hashable, int] = {}

    def holds(self, columns: Sequence[Column], rows: Sequence[Row]) -> bool:
        """Whether exactly these are shown already."""
        return self.columns == tuple(columns) and self.rows == tuple(rows)

    def show(self, columns: Sequence[Column], rows: Sequence[Row]) -> None:
        """Show these from now on. Rows that have changed only their cells keep what is chosen and open."""
        now, shown = tuple(columns), tuple(rows)
        is_same = [column.key for column in now] == [column.key for column in self.columns]
        if is_same and [row.key for row in shown] == [row.key for row in self.rows]:
            before, self.rows, self.columns = self.rows, shown, now
            for place, (old, new) in enumerate(zip(before, shown, strict=True)):
                if old != new:
                    self.dataChanged.emit(self.index(place, 0), self.index(place, len(now) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, len(now) - 1))
            return
        self.beginResetModel()
        self.columns, self.rows = now, shown
        self._places = {row.key: place for place, row in enumerate(shown)}
        self.endResetModel()

    def key(self, place: int) -> Hashable | None:
        """The key of the row at this place; None beyond the rows."""
        return self.rows[place].key if 0 <= place < len(self.rows) else None

    def place_of(self, key: Hashable | None) -> int | None:
        """The place of the row with this key."""
        return self._places.get(key)

    def begins(self, place: int, text: str) -> bool:
        """Whether the first cell of this row begins with this text (small letters), or a word of its name does."""
        row = self.rows[place]
        names = (cell.text for column, cell in zip(self.columns, row.cells, strict=True) if column.stretches)
        words = (row.cells[0].text, *(name[start:] for name in names for start in _starts(name)))
        return any(word.casefold().startswith(text) for word in words)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: _Index, role: int = _Data.DisplayRole) -> Any:
        if not index.isValid() or role not in _ANSWERED:
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        cell = row.cells[index.column()]
        if role == _Data.DisplayRole:
            return cell.text
        if role == _Data.AccessibleDescriptionRole:
            return row.note if index.column() == 0 and row.note else column.meaning or column.heading
        if index.column() == 0 and row.told:
            return row.told
        return cell.told or (f"{column.heading}: {cell.spoken}" if column.heading else cell.spoken)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Data.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == _Data.DisplayRole:
            return column.heading
        if role in (_Data.ToolTipRole, _Data.AccessibleTextRole):
            return column.meaning or column.heading
        return None


_ANSWERED = (_Data.DisplayRole, _Data.AccessibleTextRole, _Data.AccessibleDescriptionRole)


def _starts(name: str) -> list[int]:
    """Where the words of a name begin."""
    return [place for place, letter in enumerate(name) if letter != " " and (not place or name[place - 1] == " ")]
