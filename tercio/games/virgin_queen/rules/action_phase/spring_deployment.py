"""Spring Deployment: what comes before the formation leaves its capital (VQ 10)."""

from tercio.games.virgin_queen.model.court_questions import is_ruler_dead, leader_faction, ruler_of
from tercio.games.virgin_queen.model.court_verbs import (
    bring_leader,
    record_preference,
    set_aside_home_card,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, HRE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.model.setup import scenario_of, seating_of
from tercio.games.virgin_queen.rules.construction import expeditions
from tercio.games.virgin_queen.rules.major_powers import escorts
from tercio.games.virgin_queen.rules.victory.scoring import PREFERENCES
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.land.formations import whole_force
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.force import Force
from tercio.wars.model.names import AVAILABLE, ELSEWHERE, LeaderId, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import card_ref, leader_ref, place_ref, power_ref
from tercio.wars.model.space_questions import friendly_spaces


@cites("VQ 10")
def prepare(g: VirginQueen, power: Power) -> Procedure[None]:
    """Steps 1 to 5; the move of step 6 is in `tercio.wars.turn.spring_deployment`."""
    if power == SPAIN:
        yield from escorts.place_escorts(g)
    if power == ENGLAND:
        yield from expeditions.send_captains_to_europe(g)
    if power == HRE:
        yield from choose_preference(g)
    yield from place_arriving_leaders(g, power)
    yield from choose_home_card(g, power)


# -- step 3: religious preference (23.5) -----------------------------------------------------------


@cites("VQ 10", "VQ 23.5")
def choose_preference(g: VirginQueen) -> Procedure[None]:
    """In the first turn of a game with six players, in secret."""
    if g.state.turn != scenario_of(g).first_turn or not seating_of(g).religious_preference:
        return
    options = [Option(f"prefer.{faith}", faith, secret=True, args={}) for faith in PREFERENCES]
    for option in options:
        option.text = f"option-prefer-{option.value}"
    pick = yield Ask(g.seat_of(HRE), "preference", options, "VQ 23.5")
    record_preference(g, pick.value)


# -- step 4: arriving leaders ----------------------------------------------------------------------


@cites("VQ 10", "VQ 8.1")
def place_arriving_leaders(g: VirginQueen, power: Power) -> Procedure[None]:
    """Those on the power card, one by one; who has nowhere to go stays there."""
    for leader in g.state.court.waiting[:]:
        if g.state.patron[g.state.leader_power[leader]] == power:
            yield from _place(g, power, leader)


def _place(g: VirginQueen, power: Power, leader: LeaderId) -> Procedure[None]:
    options = [
        _option(g, role, space) for role in roles(g, leader) for space in places_for(g, power, role)
    ]
    if not options:
        return
    if power == PROTESTANT:
        options.append(Option(PASS, text="option-wait-for-rebellion"))
    args = {"leader": leader_ref(g, leader)}
    pick = yield Ask(g.seat_of(power), "place-leader", options, "VQ 10", args=args)
    if pick.key != PASS:
        role, space = pick.value
        take_role(g, leader, role)
        bring_leader(g, role, space)
        g.state.court.arrived.append(role)


def _option(g: VirginQueen, role: LeaderId, space: Space) -> Option:
    verb = "sail" if g.world.naval_leader[role] else "place"
    return Option(f"{verb}.{g.world.location_ids[space]}", (role, space), (place_ref(g, space),))


@cites("VQ 10")
def roles(g: VirginQueen, leader: LeaderId) -> list[LeaderId]:
    """Himself; Don John is an army leader or a naval leader."""
    other = g.world.vq_leaders[leader].other_role
    return [leader] if other is None else sorted([leader, g.world.leader[other]])


def take_role(g: VirginQueen, leader: LeaderId, role: LeaderId) -> None:
    """The counter of his other role is put away."""
    for each in roles(g, leader):
        if each in g.state.court.waiting:
            g.state.court.waiting.remove(each)
        if each != role:
            g.state.leader_at[each] = ELSEWHERE
    if g.state.leader_at[role] == ELSEWHERE:
        g.state.leader_at[role] = AVAILABLE


@cites("VQ 10", "VQ 23.6")
def places_for(g: VirginQueen, power: Power, leader: LeaderId) -> list[Space]:
    """Fortified home spaces, or home ports of a naval leader, under friendly control.

    Huguenot and Dutch leaders enter in their own area, where the Protestant has control.
    """
    owner = leader_faction(g, leader)
    homes = g.state.home[owner]
    if owner in g.world.faction_area:
        homes &= g.state.controlled[PROTESTANT] & g.world.area_masks[g.world.faction_area[owner]]
    homes &= friendly_spaces(g, power)
    kind = g.world.ports if g.world.naval_leader[leader] else g.state.fortresses
    return list(spaces_in(homes & kind))


# -- step 5: the home card -------------------------------------------------------------------------


@cites("VQ 10", "VQ 6.1", "VQ 3.3")
def choose_home_card(g: VirginQueen, power: Power) -> Procedure[None]:
    """One stays in the hand, the other goes face down on the power card; Suleiman keeps both."""
    cards = [card for card in g.state.court.home_cards[power] if holds_card(g, power, card)]
    if len(cards) <= g.world.constant("home_cards_kept") or keeps_both(g, power):
        return
    options = [
        Option(f"keep.{card}", card, (card_ref(g, card),), "option-keep-home-card", secret=True)
        for card in cards
    ]
    args = {"power": power_ref(g, power)}
    pick = yield Ask(g.seat_of(power), "choose-home-card", options, "VQ 10", args=args)
    for card in cards:
        if card != pick.value:
            set_aside_home_card(g, power, card)


def keeps_both(g: VirginQueen, power: Power) -> bool:
    return ruler_of(g, power).keeps_home_cards and not is_ruler_dead(g, power)


# -- step 6: who may leave -------------------------------------------------------------------------


@cites("VQ 10", "VQ 23.6")
def leaves_capital(g: VirginQueen, power: Power, capital: Space) -> Force:
    """Whoever began the phase there: no leader who has just arrived.

    A faction's capital serves its own units and leaders only.
    """
    force = whole_force(g, power, capital)
    force.leaders = [leader for leader in force.leaders if leader not in g.state.court.arrived]
    factions = [f for f, space in g.state.court.capitals.items() if space == capital]
    if power != PROTESTANT or not factions:
        return force
    own = Force(power, capital)
    for owner, kind, count in force.stacks():
        if owner in factions:
            own.add(owner, kind, count)
    own.leaders = [i for i in force.leaders if leader_faction(g, i) in factions]
    return own
