"""Patronage (VQ 22)."""
