"""Odd requests, made for every endpoint that a server says it has."""
