"""The small widgets: keyboard, sizes, texts that are never cut, rings that are seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QEnterEvent, QFont, QIcon, QImage, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLayout,
    QLineEdit,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING, THEMES, Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import (
    ActionButton,
    Card,
    ChoiceField,
    FlowLayout,
    IconButton,
    NameLabel,
    NumberField,
    PillChoice,
    PressableCard,
    PrimaryButton,
    ProgressBar,
    QuietButton,
    SeatBadge,
    TextLabel,
    TileLabel,
)
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.wrap_combo import WrapCombo
from domino_desktop.ui.style import (
    BUTTON_HEIGHT,
    SMALLEST_POINTS,
    application_font,
    cloth_palette,
    paper_palette,
    style_sheet,
)
from tests.ui.pixels import pixels

DRAWINGS = Path(__file__).parents[2] / "resources" / "icons"
LANGUAGES = [("it", "Italiano"), ("sv", "Svenska"), ("id", "Bahasa Indonesia")]
LONG_NAMES = [
    "Maximiliane-Alexandra von Hohenstein-Württemberg-Schaumburg",
    "m" * 60,
    "أحمد بن عبد الله بن محمد بن عبد الرحمن بن سليمان بن خالد",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
]


class Look:
    """Dresses the application in a theme and undoes it."""

    def __init__(self, application: QApplication) -> None:
        self.application = application
        self.pages: list[QWidget] = []
        self.font, self.palette = QFont(application.font()), QPalette(application.palette())

    def wear(self, theme: Theme, scale: float = 1.0) -> None:
        font = application_font(self.font, scale)
        self.application.setFont(font)
        self.application.setPalette(paper_palette(theme))
        self.application.setStyleSheet(style_sheet(theme, font.pointSizeF(), DRAWINGS))

    def show(self, qtbot: QtBot, *widgets: QWidget, palette: QPalette | None = None) -> QWidget:
        """Show the widgets one under another in a window that lives as long as the test."""
        page = QWidget()
        if palette is not None:
            lay_ground(page, palette)
        column = QVBoxLayout(page)
        for widget in widgets:
            column.addWidget(widget)
        qtbot.addWidget(page)
        self.pages.append(page)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    def undo(self) -> None:
        self.application.setStyleSheet("")
        self.application.setPalette(self.palette)
        self.application.setFont(self.font)


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    look = Look(qapp)
    look.wear(EVENING)
    yield look
    look.undo()


@pytest.mark.parametrize("button_type", [PrimaryButton, QuietButton, ActionButton])
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_button_is_pressed_by_keys(qtbot: QtBot, look: Look, button_type: type[PrimaryButton], key: Qt.Key) -> None:
    button = button_type("Take a tile")
    look.show(qtbot, button)
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_enter_in_a_field_presses_no_button(qtbot: QtBot, look: Look) -> None:
    dialog = QDialog()
    field, button = QLineEdit(dialog), PrimaryButton("Yes, I can", dialog)
    column = QVBoxLayout(dialog)
    column.addWidget(field)
    column.addWidget(button)
    qtbot.addWidget(dialog)
    dialog.show()
    field.setFocus()
    pressed: list[bool] = []
    button.clicked.connect(pressed.append)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not pressed and not button.isDefault()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_to_press_is_large_enough(qtbot: QtBot, look: Look, scale: float) -> None:
    look.wear(EVENING, scale)
    choice = PillChoice()
    choice.set_choices(LANGUAGES)
    page = look.show(qtbot, PrimaryButton("A"), QuietButton("B"), ActionButton("C"), IconButton(QIcon()), choice)
    controls: list[QWidget] = [
        *page.findChildren(PrimaryButton),
        *page.findChildren(QuietButton),
        *page.findChildren(ActionButton),
    ]
    controls += [*page.findChildren(IconButton), *page.findChildren(QRadioButton)]
    assert len(controls) >= 7
    assert min(min(control.height(), control.sizeHint().width()) for control in controls) >= BUTTON_HEIGHT


def test_words_of_a_button_wrap_instead_of_being_cut(qtbot: QtBot, look: Look) -> None:
    look.wear(EVENING, 2.0)
    button = ActionButton("Take a tile until one fits, then play it")
    whole = button.sizeHint()
    assert button.heightForWidth(whole.width()) <= whole.height()
    assert button.heightForWidth(whole.width() // 3) >= 2 * whole.height() - 40
    longest = max(button.text().split(), key=len)
    assert button.minimumSizeHint().width() >= button.fontMetrics().horizontalAdvance(longest)


def test_pills_are_chosen_by_keys(qtbot: QtBot, look: Look) -> None:
    choice, before, after = PillChoice(), QuietButton("before"), QuietButton("after")
    choice.set_choices(LANGUAGES)
    look.show(qtbot, before, choice, after)
    told: list[str] = []
    choice.chosen.connect(told.append)
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    _press(choice, Qt.Key.Key_Right)
    _press(choice, Qt.Key.Key_Down)
    _press(choice, Qt.Key.Key_Home)
    _press(choice, Qt.Key.Key_End)
    _press(choice, Qt.Key.Key_Left)
    assert told == ["sv", "id", "it", "id", "sv"]
    assert choice.choice() == "sv"
    _press(choice, Qt.Key.Key_Return)
    _press(choice, Qt.Key.Key_Space)
    assert told[-1] == "sv" and len(told) == 5, "what is chosen already is not told again"
    choice.set_pill_enabled("id", False)
    _press(choice, Qt.Key.Key_Right)
    assert choice.choice() == "it", "round the end, over what is forbidden"
    _press(choice, Qt.Key.Key_Tab)
    assert after.hasFocus(), "one Tab leaves the whole choice"


def _tab(back: bool = False) -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
    reached = QApplication.focusWidget()
    assert reached is not None
    return reached


def test_tab_enters_the_chosen_pill_and_stops_nowhere_else(qtbot: QtBot, look: Look) -> None:
    choice, before, after = PillChoice(), QuietButton("before"), QuietButton("after")
    choice.set_choices(LANGUAGES)
    choice.choose("sv")
    look.show(qtbot, before, choice, after)
    it, sv, id_ = choice.findChildren(QRadioButton)
    before.setFocus()
    assert [_tab(), _tab(), _tab(back=True), _tab(back=True)] == [sv, after, sv, before]
    choice.choose("id")
    assert [_tab(), _tab()] == [id_, after]
    choice.set_pill_enabled("id", False)
    assert [_tab(back=True), _tab(back=True)] == [it, before], "what is forbidden is no way in"


def test_the_keyboard_given_to_the_choice_is_on_its_pill(qtbot: QtBot, look: Look) -> None:
    choice = PillChoice()
    choice.set_choices(LANGUAGES)
    choice.choose("id")
    look.show(qtbot, QuietButton("before"), choice)
    choice.setFocus()
    assert QApplication.focusWidget() is choice.findChildren(QRadioButton)[2]


def test_new_words_leave_the_keyboard_where_it_is(qtbot: QtBot, look: Look) -> None:
    choice, before = PillChoice(), QuietButton("before")
    choice.set_choices(LANGUAGES)
    look.show(qtbot, before, choice)
    pill = choice.findChildren(QRadioButton)[1]
    pill.setFocus()
    choice.set_choices([(key, text.upper()) for key, text in LANGUAGES])
    assert pill.hasFocus() and pill.text() == LANGUAGES[1][1].upper()
    choice.set_choices([("sv", "Swedish"), ("en", "English")])
    qtbot.waitUntil(lambda: len(choice.findChildren(QRadioButton)) == 2)
    chosen = next(pill for pill in choice.findChildren(QRadioButton) if pill.isChecked())
    assert chosen.hasFocus(), "its pill is gone: the chosen one has the keyboard"
    before.setFocus()
    choice.set_choices(LANGUAGES)
    assert before.hasFocus()


def test_pills_are_chosen_with_the_mouse_and_by_program(qtbot: QtBot, look: Look) -> None:
    choice = PillChoice()
    choice.set_choices(LANGUAGES)
    look.show(qtbot, choice)
    told: list[str] = []
    choice.chosen.connect(told.append)
    choice.choose("id")
    assert choice.choice() == "id" and not told
    pill = choice.findChildren(QRadioButton)[1]
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton, pos=QPoint(pill.width() - 4, pill.height() // 2))
    assert told == ["sv"]
    choice.set_choices([("sv", "Swedish"), ("en", "English")])
    assert choice.choice() == "sv", "what stays possible stays chosen"
    choice.set_choices([("en", "English")])
    assert choice.choice() == "en"


def test_pills_wrap_when_narrow(qtbot: QtBot, look: Look) -> None:
    choice = PillChoice()
    choice.set_choices(LANGUAGES)
    page = look.show(qtbot, choice)
    page.resize(choice.minimumSizeHint().width() + 30, 400)
    pills = choice.findChildren(QRadioButton)
    qtbot.waitUntil(lambda: len({pill.y() for pill in pills}) == len(pills))
    assert all(pill.geometry().right() <= choice.width() for pill in pills)


@pytest.mark.parametrize("name", LONG_NAMES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [90, 160, 400])
def test_a_long_name_is_shown_whole(qtbot: QtBot, look: Look, name: str, scale: float, width: int) -> None:
    look.wear(EVENING, scale)
    label = NameLabel(name)
    qtbot.addWidget(label)
    label.resize(width, label.heightForWidth(width))
    layout, height = label.laid_out(width)
    lines = [layout.lineAt(index) for index in range(layout.lineCount())]
    assert sum(line.textLength() for line in lines) == len(name.encode("utf-16-le")) // 2
    assert max(line.naturalTextWidth() for line in lines) <= width + 1
    assert height <= label.height()
    assert layout.font().pointSizeF() >= SMALLEST_POINTS * scale
    assert _colours(label.grab().toImage()) > 1, "nothing was painted"


def test_a_name_that_nearly_fits_is_set_smaller_on_one_line(qtbot: QtBot, look: Look) -> None:
    label = NameLabel("Maximiliane")
    label.setFont(QFont(label.font().family(), 24))
    qtbot.addWidget(label)
    roomy = label.sizeHint().width()
    layout, _ = label.laid_out(roomy * 0.9)
    assert layout.lineCount() == 1
    assert layout.font().pointSizeF() < 24
    assert label.laid_out(roomy * 0.5)[0].lineCount() == 2


def test_names_are_no_markup(qtbot: QtBot, look: Look) -> None:
    label, text = NameLabel("<b>Eva</b>"), TextLabel("body", "<i>6 &amp; 4</i>")
    page = look.show(qtbot, label, text)
    assert page.isVisible()
    assert label.textFormat() is text.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["paper", "cloth"])
def test_the_focus_ring_is_seen_on_every_ground(qtbot: QtBot, look: Look, theme: Theme, ground: str) -> None:
    look.wear(theme)
    choice = PillChoice()
    choice.set_choices(LANGUAGES)
    buttons: list[QWidget] = [PrimaryButton("A"), QuietButton("B"), ActionButton("C"), IconButton(QIcon())]
    elsewhere = QLineEdit()
    look.show(qtbot, elsewhere, *buttons, choice, palette=cloth_palette(theme) if ground == "cloth" else None)
    colour = QColor(theme.cloth_focus if ground == "cloth" else theme.focus)
    for control in [*buttons, choice.findChildren(QRadioButton)[0]]:
        elsewhere.setFocus()
        assert _ring_width(control, colour) == 0
        control.setFocus()
        assert _ring_width(control, colour) >= 3, type(control).__name__


def test_fields_show_the_focus_too(qtbot: QtBot, look: Look) -> None:
    fields: list[QWidget] = [QLineEdit(), ChoiceField(), NumberField(), QCheckBox("6")]
    look.show(qtbot, QuietButton("x"), *fields)
    for field in fields:
        assert field.height() >= BUTTON_HEIGHT
        assert _ring_width(field, QColor(EVENING.focus)) == 0
        field.setFocus()
        assert _ring_width(field, QColor(EVENING.focus)) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", [NumberField, ChoiceField])
def test_what_is_in_a_field_stands_where_it_stood_without_the_focus(
    qtbot: QtBot, look: Look, theme: Theme, kind: type[QWidget]
) -> None:
    look.wear(theme)
    field, elsewhere = kind(), QuietButton("x")
    look.show(qtbot, elsewhere, field)
    elsewhere.setFocus()
    before = _room_within(field)
    field.setFocus()
    assert _room_within(field) == before


def test_controls_take_the_colours_of_the_cloth_they_lie_on(qtbot: QtBot, look: Look) -> None:
    button, text, name = ActionButton("Pass"), TextLabel("headline", "Giulia"), NameLabel("Elsa")
    inner = QWidget()
    QVBoxLayout(inner).addWidget(button)
    look.show(qtbot, inner, text, name, palette=cloth_palette(EVENING))
    assert button.grab().toImage().pixelColor(12, button.height() // 2) == QColor(EVENING.chip)
    for label in (text, name):
        assert _has_colour(label.grab().toImage(), EVENING.cloth_text)


def test_a_disabled_button_is_told_by_more_than_colour(qtbot: QtBot, look: Look) -> None:
    button = PrimaryButton("Next round")
    look.show(qtbot, button)
    enabled = button.grab().toImage()
    button.setEnabled(False)
    edge = {button.grab().toImage().pixelColor(x, 1).rgb() for x in range(20, button.width() - 20)}
    assert len(edge) > 1, "the edge is dashed"
    assert button.grab().toImage() != enabled


def test_a_raised_card_has_a_gold_edge(qtbot: QtBot, look: Look) -> None:
    card = Card()
    look.show(qtbot, card)
    card.resize(200, 80)
    flat = card.grab().toImage().pixelColor(1, 40)
    card.set_raised(True)
    assert card.raised
    assert card.grab().toImage().pixelColor(1, 40) == QColor(EVENING.gold_line) != flat


def test_a_card_to_press_is_raised_under_the_pointer_and_clicked_by_the_left_button_alone(
    qtbot: QtBot, look: Look
) -> None:
    card = PressableCard()
    look.show(qtbot, card)
    card.resize(200, 80)
    clicks: list[bool] = []
    card.clicked.connect(lambda: clicks.append(True))
    at = QPointF(100, 40)
    QApplication.sendEvent(card, QEnterEvent(at, at, QPointF(card.mapToGlobal(at.toPoint()))))
    assert card.raised
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    assert not card.raised
    QTest.mouseClick(card, Qt.MouseButton.RightButton)
    QTest.mousePress(card, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=QPoint(100, 90))
    assert not clicks, "let go beside the card"
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert clicks == [True]


@pytest.mark.parametrize("is_hidden", [False, True])
@pytest.mark.parametrize("has_parent", [False, True])
def test_a_card_keeps_the_room_along_its_edges_wherever_it_goes(
    qtbot: QtBot, look: Look, has_parent: bool, is_hidden: bool
) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    look.show(qtbot, page)
    card = PressableCard(page if has_parent else None)
    card.setContentsMargins(18, 14, 18, 16)
    QVBoxLayout(card).addWidget(TextLabel("body", "Giulia & Bruno"))
    if is_hidden:
        card.hide()
    for _ in range(2):
        shelf = QWidget()
        QVBoxLayout(shelf).addWidget(card)
        column.addWidget(shelf)
        card.show()
        QApplication.processEvents()
        assert card.contentsMargins() == QMargins(18, 14, 18, 16)


@pytest.mark.parametrize(("total", "expected"), [(-20, 0), (0, 0), (50, 50), (100, 100), (130, 100)])
def test_progress_stays_between_nothing_and_full(qtbot: QtBot, look: Look, total: int, expected: int) -> None:
    bar = ProgressBar("#b04a34")
    qtbot.addWidget(bar)
    bar.resize(100, 10)
    bar.set_progress(total, 100)
    assert bar.value() == expected
    image = bar.grab().toImage()
    filled = sum(image.pixelColor(x, 5) == QColor("#b04a34") for x in range(100))
    assert filled == pytest.approx(expected, abs=3)


def test_tiles_and_badges_have_names_for_those_who_listen(qtbot: QtBot, look: Look) -> None:
    art = TileArt(Dress(EVENING))
    tile, badge = TileLabel(art), SeatBadge(art)
    look.show(qtbot, tile, badge)
    tile.show_face(6, 4)
    tile.setAccessibleName("six-four")
    badge.show_seat(2, "Åke")
    for widget, name in ((tile, "six-four"), (badge, "Åke")):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name) == name
        assert interface.role() is QAccessible.Role.StaticText
    face = tile.grab().toImage()
    tile.show_back()
    assert tile.grab().toImage() != face
    assert _has_colour(badge.grab().toImage(), EVENING.seat(2).fill)


def test_a_flow_goes_on_in_the_next_line_and_leaves_out_what_is_hidden(qtbot: QtBot, look: Look) -> None:
    page = QWidget()
    flow = FlowLayout(page, spacing=10)
    buttons = [QuietButton(f"Button {number}") for number in range(4)]
    for button in buttons:
        flow.addWidget(button)
    qtbot.addWidget(page)
    width = buttons[0].sizeHint().width()
    assert flow.heightForWidth(4 * width + 30) == buttons[0].sizeHint().height()
    assert flow.heightForWidth(2 * width + 10) == 2 * buttons[0].sizeHint().height() + 10
    buttons[3].hide()
    page.show()
    buttons[3].hide()
    assert flow.heightForWidth(3 * width + 20) == buttons[0].sizeHint().height()
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    page.resize(4 * width + 30, 100)
    qtbot.waitUntil(lambda: buttons[0].x() > buttons[1].x() > buttons[2].x())


@pytest.mark.parametrize("kind", [FlowLayout, partial(ColumnLayout, letters=10, most=3)])
def test_a_layout_of_ours_outlives_whoever_had_its_items_before(
    qtbot: QtBot, kind: Callable[[QWidget], QLayout]
) -> None:
    elsewhere, page = QWidget(), QWidget()
    qtbot.addWidget(elsewhere)
    qtbot.addWidget(page)
    before, layout = QVBoxLayout(elsewhere), kind(page)
    buttons = [QuietButton(f"Button {number}") for number in range(3)]
    for button in buttons:
        before.addWidget(button)
        item = before.takeAt(0)
        assert item is not None
        layout.addItem(item)  # in a wrapper that somebody else has made, and takes along
        shiboken6.invalidate(item)
        button.setParent(page)
    assert [item is not None and item.widget() for item in map(layout.itemAt, range(3))] == buttons
    page.show()
    buttons[1].deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert layout.count() == 2
    page.resize(300, 300)
    QApplication.processEvents()
    assert page.grab().width() == 300


def test_the_font_is_never_smaller_than_twelve_points_and_grows(qtbot: QtBot) -> None:
    assert application_font(QFont("DejaVu Sans", 9)).pointSizeF() == 12
    assert application_font(QFont("DejaVu Sans", 14)).pointSizeF() == 14
    assert application_font(QFont("DejaVu Sans", 9), 2.0).pointSizeF() == 24


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_style_sheet_sizes_no_text_in_pixels(theme: Theme) -> None:
    sheet = style_sheet(theme, 24.0, DRAWINGS)
    sizes = [part.split(";")[0].strip() for part in sheet.split("font-size:")[1:]]
    assert sizes and all(size.endswith("pt") and float(size[:-2]) >= 24 for size in sizes)
    for address in sheet.split('url("')[1:]:
        assert Path(address.split('"')[0]).is_file()


@pytest.mark.parametrize("drawing", sorted(DRAWINGS.glob("*.svg")), ids=lambda path: path.stem)
def test_every_drawing_is_painted(qtbot: QtBot, drawing: Path) -> None:
    icons = Icons(DRAWINGS)
    picture = icons.pixmap(drawing.stem, "#123456", 24, 2.0)
    assert picture.size() == QSize(48, 48)
    image = picture.toImage()
    if "currentColor" in drawing.read_text(encoding="utf-8"):
        assert _has_colour(image, "#123456")
    assert _colours(image) > 1


def test_the_program_has_an_icon_and_a_missing_drawing_is_an_error(qtbot: QtBot) -> None:
    icons = Icons(DRAWINGS)
    assert _colours(icons.application_icon().pixmap(256, 256).toImage()) > 1
    assert icons.icon("eye", "#000000") is icons.icon("eye", "#000000")
    with pytest.raises(OSError, match="no-such-drawing"):
        icons.icon("no-such-drawing", "#000000")


def _press(choice: PillChoice, key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None and choice.isAncestorOf(focused)
    QTest.keyClick(focused, key)


def _ring_width(control: QWidget, colour: QColor) -> int:
    """How many pixels of this colour stand at the left edge, half way down."""
    image = control.grab().toImage()
    seen = [image.pixelColor(x, image.height() // 2) for x in range(6)]
    return sum(
        max(abs(one.red() - colour.red()), abs(one.green() - colour.green()), abs(one.blue() - colour.blue())) < 16
        for one in seen
    )


def _room_within(field: QWidget) -> QRect:
    """Where the style has the text of a field stand now."""
    control, part = QStyle.ComplexControl, QStyle.SubControl
    if isinstance(field, NumberField):
        spin = QStyleOptionSpinBox()
        field.initStyleOption(spin)
        return field.style().subControlRect(control.CC_SpinBox, spin, part.SC_SpinBoxEditField, field)
    assert isinstance(field, ChoiceField)
    combo = QStyleOptionComboBox()
    field.initStyleOption(combo)
    return field.style().subControlRect(control.CC_ComboBox, combo, part.SC_ComboBoxEditField, field)


def _has_colour(image: QImage, colour: str) -> bool:
    wanted = QColor(colour).rgb()
    return wanted in set(pixels(image))


def _colours(image: QImage) -> int:
    return len(set(pixels(image)))


@pytest.mark.parametrize("width", [320, 400, 520, 900])
def test_a_centred_flow_stands_in_the_middle_and_no_line_is_much_shorter(qtbot, width):
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder, spacing=10, is_centred=True)
    parts = [QuietButton("Press me") for _ in range(5)]
    for part in parts:
        flow.addWidget(part)
    holder.resize(width, 400)
    holder.show()
    lines = {}
    for part in parts:
        lines.setdefault(part.y(), []).append(part.geometry())
    for line in lines.values():
        left, right = line[0].left(), width - 1 - line[-1].right()
        assert abs(left - right) <= 1
    counts = [len(line) for line in lines.values()]
    assert max(counts) - min(counts) <= 1
    height = flow.heightForWidth(width)
    plain = FlowLayout(spacing=10)
    for part in parts:
        plain.addWidget(part)  # which takes it out of the other
    assert plain.heightForWidth(width) == height, "no more lines than without"


@pytest.mark.parametrize("kind", [ChoiceField, NumberField, WrapCombo])
def test_the_wheel_is_left_to_the_page_and_changes_no_field(qtbot: QtBot, kind: type[QWidget]) -> None:
    field = kind()
    qtbot.addWidget(field)
    if isinstance(field, ChoiceField):
        field.addItems(["one", "two", "three"])
        field.setCurrentIndex(1)
    elif isinstance(field, NumberField):
        field.setValue(7)
    field.show()
    assert not field.focusPolicy() & Qt.FocusPolicy.WheelFocus & ~Qt.FocusPolicy.StrongFocus
    place, steps, none = QPointF(field.rect().center()), QPoint(0, -120), Qt.MouseButton.NoButton
    plain, whole = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(place, place, QPoint(), steps, none, plain, whole, False)
    QApplication.sendEvent(field, wheel)
    assert not wheel.isAccepted()
    assert field.currentIndex() == 1 if isinstance(field, ChoiceField) else field.value() == 7


def test_a_number_field_is_as_wide_with_the_keyboard_as_without(qtbot: QtBot, look: Look) -> None:
    with_keyboard, without = NumberField(), NumberField()
    look.show(qtbot, with_keyboard, without)
    with_keyboard.setFocus()
    for field in (with_keyboard, without):
        field.setRange(0, 5000)  # which has it measured anew
    assert with_keyboard.hasFocus() and with_keyboard.sizeHint() == without.sizeHint()
