"""The web service: lobby, seats, play, talk, spectators, replays; one SQLite file holds it all."""
