"""What a server bears: many tables, real clients, a bounded time."""
