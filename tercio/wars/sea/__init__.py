"""Fleets: movement, combat, transport, piracy, loans (16)."""
