"""Naval affairs (HIS 16)."""
