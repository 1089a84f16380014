"""Playing cards, and what several of them do alike (6.1, 11)."""
