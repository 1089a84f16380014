"""Weights of bots, fitted by games against the bots that have them now."""
