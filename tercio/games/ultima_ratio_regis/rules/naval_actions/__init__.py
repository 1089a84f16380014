"""Naval actions (uRR 11)."""
