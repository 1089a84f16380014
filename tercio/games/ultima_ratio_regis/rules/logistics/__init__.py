"""Repatriation, stacking and supply (uRR 14, 15)."""
