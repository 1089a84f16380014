"""Messages to people who are away: what they say, which ways they go, and who sends them."""
