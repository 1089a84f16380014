"""Espionage (VQ 19)."""
