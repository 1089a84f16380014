"""The action phase (HIS 11)."""
