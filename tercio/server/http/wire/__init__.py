"""Everything that leaves the server, and everything that it accepts, by what it is about.

Nothing else is ever encoded: `sealing.sealed` goes through an answer before it is sent and refuses
whatever is not made of these types, of `tercio.kernel.display` and of plain values. A game's state
is none of them.
"""
