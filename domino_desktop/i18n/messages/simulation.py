"""Rounds between computer players: what the command that plays them prints."""

from domino_desktop.i18n.messages import plural, text

ROUNDS = plural("Simulation", "%n round(s) played", "how many; never zero", 1)
TWICE = text("Simulation", "Every deal was played twice, with the sides changed.")
BLOCKED = text("Simulation", "Blocked: %1 (%2 %)", "%1: how many rounds, %2: which share of them in percent")

# Headings of the columns. They stand close together, so a short word is a good word.

LEVEL = text("Simulation", "Level", "heading: how strong a computer player is, such as expert")
WON = text("Simulation", "Won", "heading: how many rounds")
TIED = text("Simulation", "Tied", "heading: how many rounds")
SHARE = text("Simulation", "Won %", "heading: which part of the rounds, in percent")
POINTS = text("Simulation", "Points", "heading: all points together")
A_ROUND = text("Simulation", "A round", "heading, beside Points: how many points in one round, on average")
MEDIAN = text("Simulation", "ms median", "heading: the median of the thinking times, in milliseconds")
PERCENTILE = text("Simulation", "ms p95", "heading: 95 of 100 thinking times are shorter, in milliseconds")
LONGEST = text("Simulation", "ms max", "heading: the longest thinking time, in milliseconds")

INTERVALS = text("Simulation", "± is the 95 % interval. A tie is shared.")
THINKING = text("Simulation", "Thinking times are those of turns with a choice of tiles.")
