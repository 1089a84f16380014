"""Tables in memory: loading them, the one way to change them, and what a viewer is shown."""
