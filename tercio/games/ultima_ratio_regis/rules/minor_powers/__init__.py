"""Diplomacy with minor powers (uRR 20)."""
