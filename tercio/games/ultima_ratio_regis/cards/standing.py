"""What events in force allow, at the start of every turn (uRR 8.1.1).

A scenario may begin with events that nobody has played, and powers may enter after they were.
"""

from tercio.games.ultima_ratio_regis.cards.registry import OPS, UNLESS, Played
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.rows.op_rows import Bar, Permission, SetNod, ShieldTrade
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites

STANDING = Permission | SetNod | Bar | ShieldTrade
"""Ops that are carried out anew while their card is in force."""


@cites("uRR 8.1.1", "uRR 11.1")
def renew_events(g: Regis) -> Procedure[None]:
    """Permissions, distances and bars of lasting events hold for everybody who is in play now."""
    for card in g.realm.lasting:
        g.realm.grants = [grant for grant in g.realm.grants if grant.card != card]
        played = Played(NO_PLAYER, card)
        for op in g.world.cards[card].ops:
            if isinstance(op, STANDING) and UNLESS[type(op)].allow(g, played, op):
                yield from OPS[type(op)](g, played, op)
