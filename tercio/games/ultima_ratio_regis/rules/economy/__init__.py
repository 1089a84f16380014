"""Economy (uRR 19)."""
