"""Standings, cross table, bracket, history, log, corrections, penalties, season."""
