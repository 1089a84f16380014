"""Actions (uRR 9)."""
