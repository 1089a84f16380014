"""Bots that play Virgin Queen: one plan for each power, and rules of thumb for the rest."""
