"""The diplomacy phase (HIS 9) and minor powers (HIS 22)."""
