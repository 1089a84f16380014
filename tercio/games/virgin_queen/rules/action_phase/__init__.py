"""Spring deployment and the action phase (VQ 10, 11)."""
