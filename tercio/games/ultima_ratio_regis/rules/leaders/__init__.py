"""Veterans and leaders (uRR 16, 17)."""
