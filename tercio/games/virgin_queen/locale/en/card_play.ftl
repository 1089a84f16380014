# Playing cards (6.1, 11). What the modes of single cards are called is with their topics.

