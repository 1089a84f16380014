"""What screens, text boards, scripts and standing orders see of a position."""
