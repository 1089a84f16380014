"""Strategic movement (uRR 10)."""
