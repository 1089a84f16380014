"""Games from before tables gave the only answer by themselves: they hold every pass.

Saves of the three games after some 200 random decisions, and the database of a server with a game
of Here I Stand (as SQL, with its key).
"""
