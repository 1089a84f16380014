"""Rulers, and rules of single powers (VQ 3.3, 23)."""
