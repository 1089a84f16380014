"""For those who look after a server: whether it lives, and how it is."""
