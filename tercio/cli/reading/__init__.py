"""What games are made of: rules, cards, data, scripts, words."""
