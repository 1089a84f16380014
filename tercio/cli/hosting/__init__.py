"""A server and its books."""
