"""Naval affairs (VQ 16)."""
