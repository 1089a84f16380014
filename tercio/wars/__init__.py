"""The rules that Here I Stand and Virgin Queen share.

Nothing here knows a power or a person by name: what differs between the two games is data, or a
hook that the game fills (`tercio.wars.hooks`).
"""
