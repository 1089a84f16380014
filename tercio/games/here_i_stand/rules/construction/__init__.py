"""Unit construction (HIS 17)."""
