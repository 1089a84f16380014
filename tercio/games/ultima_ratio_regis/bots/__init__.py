"""Bots that think, for every power of the game."""
