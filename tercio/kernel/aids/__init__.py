"""What a table does for whoever plays at it: what begins where, how far, what a bot would do."""
