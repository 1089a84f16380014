"""The rules of Virgin Queen, by the sections of its book."""
