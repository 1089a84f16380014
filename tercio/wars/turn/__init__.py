"""Phases, impulses and actions; spring deployment (7, 10, 11)."""
