"""Bots that play Here I Stand: one plan for each power, and rules of thumb for the rest."""
