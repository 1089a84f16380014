"""Games looked back on: who was winning when, what decided it, and what was luck."""
