"""The card draw phase (VQ 8)."""
