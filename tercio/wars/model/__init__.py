"""State, questions and verbs of a position, as both games have them."""
