"""One game at the terminal: played, saved, told again, looked back on."""
