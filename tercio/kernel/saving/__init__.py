"""What a table remembers, and how it is written down and read again."""
