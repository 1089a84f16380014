"""The two-player variant: the Papacy against the Protestant (scenario `two_player`).

Its rules book repeats the section numbers of the standard rules that it changes; so do the
citations here.
"""
