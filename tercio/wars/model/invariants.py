"""What must hold between two impulses of either game; checked while fuzzing."""

from collections import Counter
from collections.abc import Iterator

from tercio.kernel.masks import mask_of
from tercio.wars.model.force_pools import overdrawn_pools
from tercio.wars.model.impossible import impossible, power_name, space_name
from tercio.wars.model.names import CardId, Mask, Power
from tercio.wars.model.numbered import by_power, by_space, powers_in, spaces_in
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.space_questions import (
    enemy_spaces,
    friendly_spaces,
    is_besieged,
    is_fortified,
)
from tercio.wars.model.troop_questions import commanders_in, own_land
from tercio.wars.model.war import AnyWar


def violations(g: AnyWar) -> list[str]:
    """Masks and cards at any time; stacks, sieges and pieces when nobody is in mid-action."""
    broken: list[str] = [impossible("mask", mask=name) for name in broken_masks(g)]
    broken += _cards(g)
    if _is_between_impulses(g):
        broken += _stacks(g)
        broken += _sieges(g)
        broken += _pieces(g)
    return broken


def _is_between_impulses(g: AnyWar) -> bool:
    """Nobody is in the middle of anything: a card is to be chosen."""
    impulse = g.state.impulse
    return bool(g.state.phase == "action" and not impulse.spending and not impulse.card)


def _cards(g: AnyWar) -> Iterator[str]:
    state, type_of = g.state, g.world.card_type
    places = [c for pile in (*state.hands, state.deck, state.discard, state.aside) for c in pile]
    for card, times in Counter(places).items():
        if times > 1:
            yield impossible("card-twice", card=card)
    for power in g.world.majors:
        homes = [card for card in state.hands[power] if type_of(card) == "home"]
        if any(_owner(g, card) != power for card in homes):
            yield impossible("home-card", power=power_name(g, power))


def _owner(g: AnyWar, card: CardId) -> Power:
    owner = g.world.cards[card].owner
    assert owner is not None
    return g.world.power[owner]


def _sieges(g: AnyWar) -> Iterator[str]:
    """Besiegers stand before walls, and nobody is within the walls of an enemy otherwise."""
    state = g.state
    for space, besiegers in by_space(state.besiegers):
        name = space_name(g, space)
        if besiegers and not is_fortified(g, space):
            yield impossible("siege-in-the-open", space=name)
        for power in powers_in(besiegers):
            if not own_land(g, power) >> space & 1:
                yield impossible("siege-without-units", power=power_name(g, power), space=name)
    for owner, land in by_power(state.land):
        for space in spaces_in(land & state.fortresses & enemy_spaces(g, owner)):
            if not state.besiegers[space] >> state.patron[owner] & 1:
                within = {"power": power_name(g, owner), "space": space_name(g, space)}
                yield impossible("within-enemy-walls", **within)


def _pieces(g: AnyWar) -> Iterator[str]:
    """There are counters for all units, and ships lie in friendly ports."""
    for owner in overdrawn_pools(g):
        yield impossible("more-than-counters", power=power_name(g, owner))
    for power, fleets in by_power(g.state.fleets):
        for port in spaces_in(fleets & g.world.all_spaces & ~friendly_spaces(g, power)):
            lie = {"power": power_name(g, power), "space": space_name(g, port)}
            yield impossible("ships-abroad", **lie)


def _stacks(g: AnyWar) -> Iterator[str]:
    """Enemies share a space only in a siege."""
    held = 0
    for land in g.state.land:
        held |= land
    for space in spaces_in(held):
        lords = commanders_in(g, space)
        if len(lords) > 1 and not is_besieged(g, space):
            hostile = [(a, b) for a in lords for b in lords if a < b and are_enemies(g, a, b)]
            if hostile:
                yield impossible("enemies-together", space=space_name(g, space))


def broken_masks(g: AnyWar) -> list[str]:
    """Where a cached mask differs from a fresh count; for fuzzing."""
    state = g.state
    kept = state.fleets, state.friends, state.foes
    g.recount_fleets()
    g.realign()
    fresh = {
        "controlled": _fresh_control(g),
        "land": _fresh_land(g),
        "fleets": state.fleets,
        "friends": state.friends,
        "foes": state.foes,
    }
    # A look must not mend what it finds.
    state.fleets, state.friends, state.foes = kept
    return [name for name, masks in fresh.items() if masks != getattr(state, name)]


def _fresh_control(g: AnyWar) -> list[Mask]:
    held = [0] * g.world.power_count
    for space, power in by_space(g.state.control):
        held[power] |= 1 << space
    return held


def _fresh_land(g: AnyWar) -> list[Mask]:
    land = [0] * g.world.power_count
    for index, row in enumerate(g.state.troops):
        if any(row):
            land[index // 2] |= mask_of(space for space, count in enumerate(row) if count)
    return land
