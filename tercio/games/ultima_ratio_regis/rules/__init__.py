"""The rules of Ultima Ratio Regis, by the chapters of its book."""
