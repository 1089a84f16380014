"""Sieges and assaults (15)."""
