"""Religious struggles (VQ 18)."""
