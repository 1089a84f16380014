"""Land tactical movement (uRR 12)."""
