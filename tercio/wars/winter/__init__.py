"""Armies and fleets return home (HIS 19.3, VQ 20.4)."""
