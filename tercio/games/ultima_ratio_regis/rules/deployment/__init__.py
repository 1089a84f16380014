"""Auctions of groups, and deployment (uRR 7.1, 24)."""
