"""Victory (VQ 25)."""
