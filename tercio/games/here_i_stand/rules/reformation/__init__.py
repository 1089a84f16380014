"""The Reformation (HIS 18)."""
