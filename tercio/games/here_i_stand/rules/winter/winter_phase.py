"""The winter phase (HIS 19)."""

from collections.abc import Sequence
from typing import Generic

from tercio.games.here_i_stand.model.court_questions import has_happened
from tercio.games.here_i_stand.model.court_verbs import retire_leader
from tercio.games.here_i_stand.model.events.court import EventFellDue
from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, OTTOMAN, PAPACY, SCOTLAND
from tercio.games.here_i_stand.model.religion_verbs import flip_debaters
from tercio.games.here_i_stand.rows.files import HisLeaderRow
from tercio.games.here_i_stand.rules.major_powers.schmalkaldic_league import LEAGUE, form_league
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_play import outcome_of
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import AVAILABLE, REGULAR, CardId, Mask, Power
from tercio.wars.model.refs import card_ref
from tercio.wars.model.rows import CardRow, RegionRow
from tercio.wars.model.space_questions import is_controlled_by, is_in_unrest
from tercio.wars.winter.winter_ports import return_ships_home
from tercio.wars.winter.winter_return import return_armies_home


class MandatoryHooks(Generic[H_contra]):
    """When mandatory events fall due."""

    def due_turn(self, g: H_contra, card: CardRow) -> int:
        """The turn in whose Winter a mandatory event must occur; 0: never."""
        return card.due


@cites("HIS 19")
def winter(g: HereIStand) -> Procedure[None]:
    """Re-enters from `state.step`, which is 0 until the ships are at home."""
    if g.state.step == 0:
        g.end_loans()
        remove_renegade(g)
        yield from return_ships_home(g)
    yield from return_armies_home(g)
    end_alliances(g)
    add_replacements(g)
    remove_piracy_markers(g)
    flip_debaters(g)
    yield from due_events(g)


@cites("HIS 19.2")
def remove_renegade(g: HereIStand) -> None:
    """He can come back with another play of his card."""
    for id, row in g.world.data.table("leaders", HisLeaderRow).items():
        leader = g.world.leader[id]
        if row.leaves_in_winter and g.state.leader_at[leader] != AVAILABLE:
            retire_leader(g, leader)


@cites("HIS 19.3")
def quarters(g: HereIStand, owner: Power) -> Mask:
    """The Scots winter in Edinburgh or Stirling only; the others know no such rule."""
    if owner != SCOTLAND or g.world.edition_rule("scottish_wintering") == "as_other_minors":
        return 0
    region = g.world.data.table("regions", RegionRow)["scottish_winter_quarters"]
    return g.world.mask(*region.spaces)


@cites("HIS 19.4")
def end_alliances(g: HereIStand) -> None:
    """Between major powers; minors stay with theirs."""
    g.end_alliances()


@cites("HIS 19.5")
def add_replacements(g: HereIStand, powers: Sequence[Power] = MAJORS) -> None:
    """A regular in each capital that its power controls and that is not in unrest."""
    wanted = g.world.constant("winter_replacements")
    for power in powers:
        for capital in g.world.capitals[power]:
            if is_controlled_by(g, power, capital) and not is_in_unrest(g, capital):
                count = most_that_fit(g, power, REGULAR, wanted, space=capital)
                g.place_troops(power, REGULAR, count, capital)


@cites("HIS 19.6")
def remove_piracy_markers(g: HereIStand) -> None:
    g.state.court.piracy_zones = 0
    g.state.court.piracy_actions = 0


@cites("HIS 19.8")
def due_events(g: HereIStand) -> Procedure[None]:
    """Mandatory events that had to occur by now; nobody gets the CP."""
    due = {number: g.hooks.due_turn(g, row) for number, row in g.world.cards.items()}
    for card in sorted(due, key=lambda card: due[card]):
        is_due = 0 < due[card] <= g.state.turn
        if is_due and card not in g.state.removed and not has_happened(g, g.world.cards[card].id):
            yield from _befall(g, card)


def _befall(g: HereIStand, card: CardId) -> Procedure[None]:
    row = g.world.cards[card]
    g.record(EventFellDue(card_ref(g, card)))
    if row.id == LEAGUE:
        yield from form_league(g)
    else:
        power = OTTOMAN if row.id == "barbary_pirates" else PAPACY
        mode = row.modes[0]
        effect = g.hooks.card_effect(g, row.id, mode)
        yield from outcome_of(effect(g, power, mode, None))
    g.remove_card(card)
