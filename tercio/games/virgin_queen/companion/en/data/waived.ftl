### Written from the data by `python -m tools.data_words`: change the data, not this file.

waived-1 = It introduces the game, its players and powers, and rules nothing.
