"""The view of a tournament for a beamer: very large, for everybody in the room, page after page by itself."""

from domino_desktop.i18n.messages import text

WINDOW = text("Tournament beamer", "%1 – for everybody", "title of a second window; %1: the name of the tournament")
ROUND_TABLES = text("Tournament beamer", "Round %1", "very large heading above the tables; round = tournament round")
RESULTS = text("Tournament beamer", "Results of round %1", "very large heading; round = tournament round")
STANDINGS_AFTER = text("Tournament beamer", "Standings after round %1", "very large heading; round = tournament round")
FINAL_STANDINGS = text("Tournament beamer", "Final standings", "very large heading")
WELCOME = text("Tournament beamer", "Welcome!", "very large, before the first round of a tournament")
TIME_IS_UP_FINISH = text(
    "Tournament beamer", "Time is up. Finish the round on your table.", "very large; round = one deal of tiles"
)
TIME_IS_UP = text("Tournament beamer", "Time is up. Stop playing.", "very large")
CLOCK_STANDS = text("Tournament beamer", "The clock is stopped.", "very large")
NOT_STARTED = text("Tournament beamer", "Please sit down. The round begins soon.", "very large; tournament round")
STILL_PLAYING = text("Tournament beamer", "Still playing: %1", "very large; %1: numbers of tables, like 3, 7, 12")
TABLE_TIME = text("Tournament beamer", "Table %1: %2", "a table with a time of its own; %2: like 12:30")
ALL_DONE = text("Tournament beamer", "All tables have finished.", "very large")
SHOWS = text("Tournament beamer", "%1. %2", "said by a screen reader; %1: a heading, %2: everything that is shown")
