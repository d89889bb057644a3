"""What stock widgets look like: palettes, the application font and the one style sheet.

The palette carries the theme to every widget, so that a new theme needs nothing but a new palette and sheet. Beyond
Qt's usual meaning: ``Highlight`` fills primary buttons and chosen pills, ``Link`` is the outline and text of quiet
buttons, ``Accent`` the outline of action buttons, ``Mid`` the hairline of cards, ``Midlight`` the track of a
progress bar, ``LinkVisited`` the gold of what is raised, ``BrightText`` the focus ring.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette

from domino_desktop.ui.art.theme import Theme

SMALLEST_POINTS: Final = 12.0
"""No text is smaller than this, whatever the system says."""

BUTTON_HEIGHT: Final = 44
"""The least height of anything that can be pressed, in logical pixels."""

TEXT_SIZES: Final = {"title": 1.9, "headline": 1.5, "heading": 1.2, "number": 1.5, "body": 1.0, "quiet": 1.0}
"""The size of each kind of text, the application font being 1."""

_Role = QPalette.ColorRole


def paper_palette(theme: Theme) -> QPalette:
    """The palette of the application: pages, panels and dialogs."""
    return _palette(
        {
            _Role.Window: theme.paper,
            _Role.WindowText: theme.text,
            _Role.Base: theme.card,
            _Role.AlternateBase: theme.card_raised,
            _Role.Text: theme.text,
            _Role.PlaceholderText: theme.quiet_text,
            _Role.Button: theme.card,
            _Role.ButtonText: theme.text,
            _Role.Highlight: theme.accent,
            _Role.HighlightedText: theme.accent_text,
            _Role.Accent: theme.accent,
            _Role.Link: theme.outline,
            _Role.LinkVisited: theme.gold_line,
            _Role.Mid: theme.hairline,
            _Role.Midlight: theme.track,
            _Role.BrightText: theme.focus,
            _Role.ToolTipBase: theme.text,
            _Role.ToolTipText: theme.paper,
        },
        disabled=theme.quiet_text,
    )


def cloth_palette(theme: Theme) -> QPalette:
    """The palette for whatever lies on the cloth; set it on the widget that holds the controls there."""
    return _palette(
        {
            _Role.Window: theme.cloth,
            _Role.WindowText: theme.cloth_text,
            _Role.Base: theme.chip,
            _Role.AlternateBase: theme.chip,
            _Role.Text: theme.cloth_text,
            _Role.PlaceholderText: theme.cloth_quiet,
            _Role.Button: theme.chip,
            _Role.ButtonText: theme.cloth_headline,
            _Role.Highlight: theme.brass,
            _Role.HighlightedText: "#1d2a2a",
            _Role.Accent: theme.brass,
            _Role.Link: theme.cloth_headline,
            _Role.LinkVisited: theme.brass,
            _Role.Mid: theme.cloth_quiet,
            _Role.Midlight: theme.chip,
            _Role.BrightText: theme.cloth_focus,
            _Role.ToolTipBase: theme.text,
            _Role.ToolTipText: theme.paper,
        },
        disabled=theme.cloth_quiet,
    )


def _palette(colours: dict[QPalette.ColorRole, str], disabled: str) -> QPalette:
    palette = QPalette(QColor(colours[_Role.Button]), QColor(colours[_Role.Window]))
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.Link):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(disabled))
    return palette


def application_font(system: QFont, scale: float = 1.0) -> QFont:
    """The system's font, at least 12 points, times ``scale`` (1.0 to 2.0), with digits of equal width."""
    font = QFont(system)
    font.setPointSizeF(max(system.pointSizeF(), SMALLEST_POINTS) * scale)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def style_sheet(theme: Theme, points: float, icons: Path) -> str:
    """The application's style sheet for a base font of so many points; ``icons`` is the folder of our drawings."""
    texts = "\n".join(
        f'QLabel[role="{role}"] {{ font-size: {points * size:.1f}pt; font-weight: {_WEIGHTS.get(role, 400)}; }}'
        for role, size in TEXT_SIZES.items()
    )
    box = round(max(22, points * 1.7))
    field = 2 if not theme.flat else 3
    bright = "-light" if theme.is_dark else ""
    arrow = (icons / f"chevron-down{bright}.svg").as_posix()
    arrow_up = (icons / f"chevron-up{bright}.svg").as_posix()
    tick = (icons / "tick-white.svg").as_posix()
    return f"""
{texts}
QToolTip {{ background: {theme.text}; color: {theme.paper}; border: none; padding: 6px 10px; }}
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextEdit {{
    background: {theme.card}; color: {theme.text}; border: {field}px solid {theme.outline}; border-radius: 10px;
    padding: 4px 12px; min-height: {BUTTON_HEIGHT - 8 - 2 * field}px;
    selection-background-color: {theme.accent}; selection-color: {theme.accent_text};
}}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{
    color: {theme.quiet_text}; border-color: {theme.hairline};
}}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
    border: 3px solid {theme.focus}; padding: {1 + field}px {9 + field}px;
}}
QComboBox::drop-down {{ border: none; width: 34px; }}
QComboBox::down-arrow {{ image: url("{arrow}"); width: {box - 4}px; height: {box - 4}px; }}
QComboBox QAbstractItemView, QListView[role="offers"] {{
    background: {theme.card}; color: {theme.text}; border: 1px solid {theme.outline}; padding: 4px; outline: none;
    selection-background-color: {theme.accent}; selection-color: {theme.accent_text};
}}
QComboBox QAbstractItemView::item, QListView[role="offers"]::item {{ min-height: 36px; padding: 2px 8px; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: none; width: 34px; background: transparent; }}
QSpinBox::up-button:focus, QSpinBox::down-button:focus {{ width: {31 + field}px; }}
QSpinBox::up-arrow {{ image: url("{arrow_up}"); width: {box - 8}px; height: {box - 8}px; }}
QSpinBox::down-arrow {{ image: url("{arrow}"); width: {box - 8}px; height: {box - 8}px; }}
QCheckBox, QRadioButton {{ spacing: 10px; min-height: {BUTTON_HEIGHT - 6}px; padding: 3px 6px; border-radius: 8px; }}
QCheckBox:focus, QRadioButton:focus {{ border: 3px solid {theme.focus}; padding: 0px 3px; }}
QCheckBox::indicator {{
    width: {box}px; height: {box}px; border: 2px solid {theme.outline}; border-radius: 6px; background: {theme.card};
}}
QRadioButton::indicator {{
    width: {box - 4}px; height: {box - 4}px; border: 2px solid {theme.outline}; border-radius: {box // 2}px;
    background: {theme.card};
}}
QRadioButton::indicator:checked {{ background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
    stop: 0 {theme.accent}, stop: 0.55 {theme.accent}, stop: 0.62 {theme.card}, stop: 1 {theme.card}); }}
QCheckBox::indicator:checked {{ background: {theme.accent}; image: url("{tick}"); }}
QCheckBox::indicator:disabled {{ border-color: {theme.quiet_text}; }}
QMenuBar {{ background: {theme.paper}; color: {theme.text}; }}
QMenuBar::item {{ padding: 6px 12px; border-radius: 6px; background: transparent; }}
QMenuBar::item:selected {{ background: {theme.accent}; color: {theme.accent_text}; }}
QMenu {{ background: {theme.card}; color: {theme.text}; border: 1px solid {theme.outline}; padding: 6px; }}
QMenu {{ menu-scrollable: 1; }}
QMenu::item {{ padding: 8px 28px 8px 14px; border-radius: 6px; }}
QMenu::item:selected {{ background: {theme.accent}; color: {theme.accent_text}; }}
QMenu::item:disabled {{ color: {theme.quiet_text}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {theme.hairline}; margin: 6px 8px; }}
QScrollArea {{ border: none; background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: 14px; margin: 0px; }}
QScrollBar:horizontal {{ background: transparent; height: 14px; margin: 0px; }}
QScrollBar::handle {{ background: {theme.quiet_text}; border-radius: 4px; margin: 3px; }}
QScrollBar::handle:vertical {{ min-height: 36px; }}
QScrollBar::handle:horizontal {{ min-width: 36px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


_WEIGHTS: Final = {"title": 700, "headline": 700, "heading": 700, "number": 700}
