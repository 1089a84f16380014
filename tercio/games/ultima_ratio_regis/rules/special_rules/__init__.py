"""Special rules of turns and scenarios (PB 9, 10)."""
