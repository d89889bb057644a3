"""What helps a member to play: only the director sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, setup
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.ui.controls import NumberField, PillChoice, TextLabel
from domino_desktop.ui.desk.stacks import stack
from domino_desktop.ui.pages.guests import same_name
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.people_field import PeopleField
from domino_desktop.ui.pages.switch import Switch

_MOST_TABLES: Final = 999
_SEATS: Final = 4


class NeedsForm(Section):
    """Fields for one member. ``others`` are everybody near whom the member may want to sit."""

    def __init__(self, needs: SeatNeeds, others: Sequence[Member], language: Language) -> None:
        super().__init__()
        self._others, self._language, say = others, language, language.say
        self.heading.setText(say(words.WHAT_HELPS))
        self._table = NumberField()
        self._table.setRange(0, _MOST_TABLES)
        self._table.setLocale(language.locale)
        self._table.setSpecialValueText(say(words.ANY_TABLE))
        self._table.setValue(needs.table)
        self._table.setAccessibleName(say(words.ALWAYS_TABLE))
        self._seat = PillChoice()
        self._seat.set_choices(
            (str(seat), say(words.ANY_SEAT) if seat < 0 else language.number(seat + 1)) for seat in range(-1, _SEATS)
        )
        self._seat.choose(str(needs.seat))
        self._seat.setAccessibleName(say(words.ALWAYS_SEAT))
        self._near = PeopleField([member.name for member in others])
        self._near.setText(next((member.name for member in others if member.id == needs.helper), ""))
        self._near.setPlaceholderText(say(setup.TYPE_A_NAME))
        self._near.setAccessibleName(say(words.ALWAYS_NEAR))
        self._beside, self._large, self._aloud = Switch(), Switch(), Switch()
        for switch, message, is_so in (
            (self._beside, words.SOMEBODY_BESIDE, needs.has_helper),
            (self._large, words.LARGE_PRINT, needs.large_print),
            (self._aloud, words.READ_ALOUD, needs.read_aloud),
        ):
            switch.setText(say(message))
            switch.setChecked(is_so)
        self._lay_out()

    @property
    def near_field(self) -> PeopleField:
        """The field for whom the member sits near."""
        return self._near

    def fault(self, own_name: str) -> str:
        """What is wrong, in one sentence; empty when nothing is. ``own_name`` is whom this is about."""
        near = self._near.text().strip()
        if near and same_name(near, own_name):
            return self._language.say(words.NEAR_ONESELF)
        if near and self._helper() is None:
            return self._language.say(words.NOT_A_MEMBER, near)
        return ""

    def needs(self) -> SeatNeeds:
        """What is filled in; it names the helper by the id of the member."""
        helper = self._helper()
        return SeatNeeds(
            table=self._table.value(),
            seat=int(self._seat.choice()),
            helper=0 if helper is None else helper.id,
            has_helper=self._beside.isChecked(),
            large_print=self._large.isChecked(),
            read_aloud=self._aloud.isChecked(),
        )

    def _helper(self) -> Member | None:
        return next((member for member in self._others if same_name(member.name, self._near.text())), None)

    def _lay_out(self) -> None:
        self.rows.addWidget(TextLabel("quiet", self._language.say(words.NEVER_LEAVES)))
        self.rows.addSpacing(4)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(stack(self._large, self._aloud, self._beside, spacing=2))
        column.addWidget(self._under(words.ALWAYS_TABLE, self._table))
        column.addWidget(self._under(words.ALWAYS_SEAT, self._seat))
        column.addWidget(self._under(words.ALWAYS_NEAR, self._near))
        self.rows.addLayout(column)

    def _under(self, message: Message, part: QWidget) -> QWidget:
        label = TextLabel("quiet", self._language.say(message))
        label.setBuddy(part)
        return stack(label, part)


def needs_words(needs: SeatNeeds, names: dict[int, str], language: Language) -> str:
    """What helps, as a short list for the director; empty where nothing is needed. ``names`` are by member id."""
    if needs == SeatNeeds():  # nearly everybody
        return ""
    say = language.say
    told = [
        (needs.table, say(words.NEED_TABLE, needs.table)),
        (needs.seat >= 0, say(words.NEED_SEAT, needs.seat + 1)),
        (needs.helper in names, say(words.NEED_NEAR, names.get(needs.helper, ""))),
        (needs.has_helper, say(words.NEED_BESIDE)),
        (needs.large_print, say(words.NEED_LARGE)),
        (needs.read_aloud, say(words.NEED_ALOUD)),
    ]
    return ", ".join(text for is_so, text in told if is_so)
