"""A table at work: driven from stop to stop, taken back, imagined, carried to another process."""
