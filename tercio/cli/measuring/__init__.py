"""Many games: simulated, rated, exported, fuzzed, timed."""
