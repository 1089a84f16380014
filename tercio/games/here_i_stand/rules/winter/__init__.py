"""Winter (HIS 19)."""
