"""What keeps the server standing: hosts and origins, connections, limits, and whose turn it is."""
