"""Control, movement and battles on land, and building for them (12-14, 17)."""
