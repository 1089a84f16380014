"""Victory points and the end of a turn (uRR 22, 23)."""
