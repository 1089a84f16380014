"""The sequence of the game (uRR 8)."""
