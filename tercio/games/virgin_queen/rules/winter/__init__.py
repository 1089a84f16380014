"""Winter (VQ 20)."""
