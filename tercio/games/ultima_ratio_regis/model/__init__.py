"""State, questions and verbs of a position."""
