"""War on land (VQ 5.1, 12-15)."""
