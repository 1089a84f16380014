"""Minor and activated powers (VQ 24, 27)."""
