"""Playing: decisions, standing orders, talk, pings, and the bots."""
