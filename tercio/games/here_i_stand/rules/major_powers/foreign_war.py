"""How foreign wars begin, and what they cost meanwhile (HIS 21.7).

How they are fought is in `tercio.wars.land.foreign_war`.
"""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.tables import ForeignWarRow
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.land.foreign_war import send_leader, send_troops, size, unit_options, wars_of
from tercio.wars.model import foreign_war_verbs
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import card_ref
from tercio.wars.model.state import ForeignWar


def war_row(g: HereIStand, card: CardId) -> ForeignWarRow:
    return g.world.data.table("foreign_wars", ForeignWarRow)[g.world.cards[card].id]


@cites("HIS 21.7")
def cards_lost_to_wars(g: HereIStand, power: Power) -> int:
    """One card less for each foreign war that a power is fighting."""
    return sum(war_row(g, war.card).minus_cards for war in wars_of(g, power))


@cites("HIS 21.7")
def begin_foreign_war(g: HereIStand, player: Power, card: CardId) -> Procedure[None]:
    """Units of the map, and a leader if wanted, go onto the card; then the enemies appear."""
    row = war_row(g, card)
    war = ForeignWar(card, g.world.power[row.power], row.own_units, row.enemy_units, vp=row.vp)
    foreign_war_verbs.begin_foreign_war(g, war)
    yield from send_troops(g, war)
    yield from send_leader(g, war)
    if g.world.power_rows[player].id in row.extra_by:
        yield from _aid_the_rebels(g, player, war, row.extra_enemy_units)


def _aid_the_rebels(g: HereIStand, player: Power, war: ForeignWar, aid: int) -> Procedure[None]:
    """France or the Hapsburgs may give up a land unit to strengthen the Irish."""
    options = unit_options(g, player, "aid")
    if not options:
        return
    pick = yield Ask(
        g.seat_of(player),
        "aid-rebels",
        [*options, Option(DONE)],
        "HIS 21.7",
        args={"card": card_ref(g, war.card)},
    )
    if pick.key != DONE:
        kind, space = pick.value
        g.lose_troops(player, kind, 1, space)
        make_change(g, player, space)
        war.enemies += aid


@cites("HIS 21.7")
def must_build_abroad(g: HereIStand, power: Power) -> bool:
    """In the second printing every new land unit goes onto the card while it is short."""
    if g.world.edition_rule("foreign_war_builds") != "all_builds_to_card":
        return False
    return any(size(war) < war.limit for war in wars_of(g, power))
