"""The rule book beside the rules: its sections, each in our own words, and what it decides."""
