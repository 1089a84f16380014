### Written from the data by `python -m tools.data_words`: change the data, not this file.

waived-1 = It says what the game is about and rules nothing.
waived-2 = The author's thoughts about war and logistics; what follows from them is ruled elsewhere.
waived-5 = A picture that shows how counters lie on the map; what they mean is ruled elsewhere.
