"""Rulers come to power through mandatory events (HIS 3.3, 21.3)."""

from tercio.games.here_i_stand.model.court_questions import reigns, ruler_of
from tercio.games.here_i_stand.model.court_verbs import crown
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import remove_debater
from tercio.games.here_i_stand.rows.files import HisLeaderRow
from tercio.games.here_i_stand.rules.victory.victory import has_child
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import AVAILABLE, LeaderId, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import leader_ref, place_ref
from tercio.wars.model.space_questions import is_controlled_by


@cites("HIS 3.3")
def succeed(g: HereIStand, ruler: str) -> Procedure[None]:
    """The ruler dies, `ruler` takes his place; leaders change with them.

    Does nothing where somebody rules whom he does not replace.
    """
    row = g.world.rulers[g.world.ruler[ruler]]
    power = g.world.power[row.power]
    before = ruler_of(g, power)
    if before.id not in row.replaces:
        return
    if row.card is not None:
        yield from _bring_leader(g, power, row.card, before.id)
    old = g.world.leader.get(before.id)
    if old is not None:
        _bury(g, old)
    if power == PROTESTANT:
        remove_debater(g, g.world.debater[before.id])
    crown(g, ruler)


def _bury(g: HereIStand, leader: LeaderId) -> None:
    for war in g.state.foreign_wars:
        if leader in war.leaders:
            war.leaders.remove(leader)
    g.remove_leader(leader)


def _bring_leader(g: HereIStand, power: Power, card: str, dying: str) -> Procedure[None]:
    """Who enters with the card stands in the capital or where the old ruler stands."""
    leader = _entering(g, card)
    if leader is None:
        return
    spaces = _entry_spaces(g, power, leader, g.world.leader[dying])
    if not spaces:
        g.delay_leader(leader)
        return
    place = spaces[0]
    if len(spaces) > 1:
        options = [
            Option(f"place.{g.world.location_ids[s]}", s, (place_ref(g, s),)) for s in spaces
        ]
        pick = yield Ask(
            g.seat_of(power),
            "place-leader",
            options,
            "HIS 3.3",
            args={"leader": leader_ref(g, leader)},
        )
        place = pick.value
    g.place_leader(leader, place)


def _entering(g: HereIStand, card: str) -> LeaderId | None:
    for id, row in g.world.data.table("leaders", HisLeaderRow).items():
        leader = g.world.leader[id]
        if card in row.enter_card and g.state.leader_at[leader] == AVAILABLE:
            return leader
    return None


def _entry_spaces(g: HereIStand, power: Power, leader: LeaderId, old: LeaderId) -> list[Space]:
    """The capital if it is held, or the old ruler's space; else a friendly home key."""
    rows = g.world.data.table("leaders", HisLeaderRow)
    entry = [g.world.space[id] for id in rows[g.world.leader_rows[leader].id].enter_spaces]
    spaces = [space for space in entry if is_controlled_by(g, power, space)]
    at = g.state.leader_at[old]
    if at >= 0 and at not in spaces and g.world.is_space(at):
        spaces.append(at)
    if spaces:
        return spaces
    return list(spaces_in(g.state.controlled[power] & g.world.keys & g.state.home[power]))


@cites("HIS 21.3")
def mary_takes_the_throne(g: HereIStand) -> Procedure[bool]:
    """The card Mary I. If Edward was born since it joined the deck, he rules instead.

    Returns whether the card leaves the game (a sickly Edward lets it come back).
    """
    if not has_child(g, "edward"):
        yield from succeed(g, "mary_i")
        return True
    healthy = 6 in g.state.court.heirs
    if reigns(g, ENGLAND, "henry_viii"):
        yield from succeed(g, "edward_vi")
        g.remove_card(g.world.card["edward_vi"])
        return healthy
    if not healthy:
        yield from succeed(g, "mary_i")
    return True
