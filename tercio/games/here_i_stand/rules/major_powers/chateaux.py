"""Patron of the Arts: chateaux of Francis I (HIS 21.4)."""

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.events.court import ChateauRolled
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import FRANCE
from tercio.games.here_i_stand.rows.tables import ChateauRow
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.events import VpGained
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.rows import ModifierRow


@cites("HIS 21.4")
def build_chateau(g: HereIStand) -> Procedure[None]:
    """Roll, read the table; cards are drawn before any is discarded."""
    more = chateau_modifiers(g)
    die = g.dice(1, "chateau", by=power_ref(g, FRANCE), counted=more)[0]
    total = die + sum(more.values())
    row = _row(g, total)
    court = g.state.court
    may_score = court.chateaux_vp < g.world.constant("chateaux_vp_max")
    ends = [_row(g, face + sum(more.values())).vp > 0 for face in range(1, 7)]
    win = may_score * sum(ends) / len(ends)
    g.record(ChateauRolled(total, row.result, [win, 0.0, 1.0 - win]))
    if row.vp and may_score:
        court.chateaux_vp += row.vp
        g.record(VpGained(power_ref(g, FRANCE), row.vp, "vp-chateau"))
    g.draw_cards(FRANCE, row.draw)
    for _ in range(row.discard):
        yield from discard_of_choice(g, FRANCE, "HIS 21.4")


def chateau_modifier(g: HereIStand) -> int:
    return sum(chateau_modifiers(g).values())


@cites("HIS 21.4")
def chateau_modifiers(g: HereIStand) -> dict[str, int]:
    """The second printing knows no modifiers, but Milan makes a chateau certain."""
    if g.world.edition_rule("chateaux") == "simple_roll":
        return {"chateau-milan": 5 if holds(g, "france_controls_milan") else 0}
    rows = g.world.data.table("chateau_modifiers", ModifierRow).items()
    return {"chateau-" + id.replace("_", "-"): row.value for id, row in rows if holds(g, row.when)}


def _row(g: HereIStand, total: int) -> ChateauRow:
    rows = g.world.data.table("chateaux", ChateauRow).values()
    table = [row for row in rows if row.edition == g.world.edition]
    total = min(total, max(row.high for row in table))
    return next(row for row in table if row.low <= total <= row.high)


def discardable(g: HereIStand, power: Power) -> list[CardId]:
    """What a player may choose to discard: no home card, no mandatory event (6.1)."""
    return [c for c in g.state.hands[power] if g.world.card_type(c) not in ("home", "mandatory")]


@cites("HIS 6.1")
def discard_of_choice(g: HereIStand, power: Power, cite: str) -> Procedure[CardId | None]:
    """Skipped if only home cards and mandatory events are left."""
    cards = discardable(g, power)
    if not cards:
        return None
    options = [Option(f"discard.{card}", card, (card_ref(g, card),)) for card in cards]
    pick = yield Ask(
        g.seat_of(power), "discard", options, cite, args={"power": power_ref(g, power)}
    )
    card: CardId = pick.value
    g.discard_card(power, card)
    return card
