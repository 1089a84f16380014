"""Victory (HIS 23)."""
