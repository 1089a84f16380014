"""Diplomacy between major powers (uRR 21)."""
