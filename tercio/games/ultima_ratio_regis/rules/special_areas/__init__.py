"""Special areas (uRR 18)."""
