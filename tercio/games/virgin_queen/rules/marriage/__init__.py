"""Marriage (VQ 21)."""
