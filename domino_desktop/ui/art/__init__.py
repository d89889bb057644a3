"""What the program is painted with: themes, pips, tiles, cloth, wood and the marks of seats."""
