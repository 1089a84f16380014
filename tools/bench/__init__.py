"""Measures a server over HTTP: decisions, spectators and the first page. See `make bench`."""
