### Written from the data by `python -m tools.data_words`: change the data, not this file.

waived-1 = It says what the game is about and rules nothing.
