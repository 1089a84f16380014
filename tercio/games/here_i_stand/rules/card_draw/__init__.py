"""The card draw phase (HIS 8)."""
