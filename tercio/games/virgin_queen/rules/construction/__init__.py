"""Construction (VQ 17)."""
