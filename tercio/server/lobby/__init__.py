"""Which games there are, making and finding tables, and who sits where."""
