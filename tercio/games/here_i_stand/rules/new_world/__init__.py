"""The New World (HIS 20)."""
