"""How foreign wars begin and end early, and what they cost (VQ 23.7).

How they are fought is in `tercio.wars.land.foreign_war`.
"""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.tables import ForeignWarRow
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.land.foreign_war import send_leader, send_troops, wars_of, win_foreign_war
from tercio.wars.model.foreign_war_verbs import lay_out_foreign_war, tell_foreign_army
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import card_ref
from tercio.wars.model.space_questions import is_besieged
from tercio.wars.model.state import ForeignWar
from tercio.wars.model.troop_questions import owned_units


def war_row(g: VirginQueen, card: CardId) -> ForeignWarRow:
    return g.world.data.table("foreign_wars", ForeignWarRow)[g.world.cards[card].id]


@cites("VQ 23.7", "VQ 8.3")
def cards_lost_to_wars(g: VirginQueen, power: Power) -> int:
    """One card less for each foreign war that a power is fighting."""
    return sum(war_row(g, war.card).minus_cards for war in wars_of(g, power))


@cites("VQ 23.7")
def units_free(g: VirginQueen, power: Power) -> int:
    """Own land units that are not under siege."""
    return sum(
        owned_units(g, power, space)
        for space in spaces_in(g.state.land[power])
        if not is_besieged(g, space)
    )


@cites("VQ 23.7")
def begin_foreign_war(g: VirginQueen, player: Power, card: CardId) -> Procedure[None]:
    """Units of the map, and a leader if wanted, go onto the card; then the player of the event
    says how strong the foreign army is."""
    row = war_row(g, card)
    war = ForeignWar(card, g.world.power[row.power], row.max_units, 0)
    lay_out_foreign_war(g, war)
    yield from send_troops(g, war, row.min_units)
    yield from send_leader(g, war)
    war.enemies = yield from _foreign_army(g, player, card, row.enemy_units)
    war.vp = row.vp if war.enemies >= row.vp_at else 0
    tell_foreign_army(g, war)


def _foreign_army(
    g: VirginQueen, player: Power, card: CardId, sizes: tuple[int, ...]
) -> Procedure[int]:
    options = [
        Option(f"enemies.{size}", size, text="option-enemies", args={"units": size})
        for size in sizes
    ]
    pick = yield Ask(
        g.seat_of(player), "foreign-army", options, "VQ 23.7", args={"card": card_ref(g, card)}
    )
    size: int = pick.value
    return size


@cites("VQ 23.7")
def end_war_as_won(g: VirginQueen, ended_by: str) -> Procedure[None]:
    """An event ends a war as if all its enemies had been eliminated."""
    for war in g.state.foreign_wars[:]:
        if war_row(g, war.card).ended_by == ended_by:
            yield from win_foreign_war(g, war)
