"""Row types of the data tables."""
