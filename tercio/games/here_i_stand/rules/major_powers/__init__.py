"""Rulers, and rules of single powers (HIS 3.3, 21)."""
