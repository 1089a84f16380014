"""Ultima Ratio Regis: Europe and the world from 1490 to 1654, for one to eight players."""
