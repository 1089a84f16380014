"""Combat (uRR 13)."""
