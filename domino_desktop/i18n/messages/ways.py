"""What stands on the first page and in the menus about pages that are made only when they are wanted.

The first page must be there at once, so it does without the texts of those pages.
"""

from domino_desktop.i18n.messages import text

# On the first page.

OFFER_TOUR = text("Tour", "Show me how: two minutes", "button beside Play now, on the very first start")
F1_HELPS = text("HelpHere", "%1 helps on every page", "small, in a corner of the very first page; %1: a key, like F1")
PUZZLES = text("Start", "Puzzles", "button: a page with puzzles of one position each")
REFEREE_DESK = text("Start", "Referee desk", "button: help for disputes at tables with real tiles")
TOURNAMENTS = text("Start", "Tournaments", "button: tournaments of a club")

# In the menus.

PUZZLES_ITEM = text("Menu", "Pu&zzles")
DESK_ITEM = text("Menu", "R&eferee desk")
TOURNAMENTS_ITEM = text("Menu", "To&urnaments")
DEAL_ITEM = text("Menu", "About this &deal")
COACH_ITEM = text("Menu", "&Coach", "with a tick: the coach helps at this table")
HELP_ITEM = text("Menu", "Help with this &page")
TAKE_TOUR_ITEM = text("Menu", "&Take the tour")
