"""The Diplomacy Phase: deals, ransom, declarations of war (VQ 9)."""
