"""What things are worth, in victory points."""

from typing import TYPE_CHECKING, Final

from tercio.games.here_i_stand.model.powers import HAPSBURG, HUNGARY, MAJORS, OTTOMAN, PROTESTANT
from tercio.wars.model.names import CardId, Power, Space

if TYPE_CHECKING:
    from tercio.games.here_i_stand.bots.outlook import Outlook

CARD: Final = 0.6
"""A card that is dealt."""
CP: Final = 0.19
"""A command point, spent as well as one usually can."""
REGULAR_UNIT: Final = 0.10
OTHER_UNIT: Final = 0.06
SHIP: Final = 0.12
FAITH: Final = 0.31
"""A space that changes its faith, to the Protestant or to the Papacy."""


def key_step(o: "Outlook", power: Power, by: int) -> float:
    """VP and cards that a power gains with `by` more keys (or loses, if negative)."""
    known = o.key_steps.get((power, by))
    if known is None:
        known = o.key_steps[power, by] = _key_step(o, power, by)
    return known


def _key_step(o: "Outlook", power: Power, by: int) -> float:
    track = o.world.key_tracks.get(power)
    if track is None:
        return 0.0
    held = o.g.controlled_keys(power)
    now, then = (min(max(n, 0), len(track.vp) - 1) for n in (held, held + by))
    cards = track.cards[then] - track.cards[now]
    vp = track.vp[then] - track.vp[now] + CARD * cards * min(2, o.turns_left)
    if by > 0 and held + by >= track.auto_win - 1:
        vp += 3.0
    return vp


def capture(o: "Outlook", space: Space) -> float:
    """What it is worth to us to take a space."""
    power, owner = o.power, o.state.control[space]
    worth = 0.08
    if o.world.is_key(space):
        worth = key_step(o, power, 1)
        if owner in MAJORS:
            worth -= o.harm(owner) * key_step(o, owner, -1)
        if o.state.unrest >> space & 1:
            worth *= 0.9
    elif o.g.is_fortified(space):
        worth = 0.3
    elif o.state.home[power] >> space & 1:
        worth = 0.15
    if o.world.electorates >> space & 1:
        worth += _electorate(o, space)
    if power == OTTOMAN and owner == HUNGARY:
        worth += 1.5
    return worth


def _electorate(o: "Outlook", space: Space) -> float:
    counts = bool(o.state.religion.protestant >> space & 1)
    worth = 0.0
    if o.power == PROTESTANT:
        worth = 2.0 if counts else 0.4
    if o.power == HAPSBURG and o.g.league_formed():
        worth = 1.0
    if o.state.control[space] == PROTESTANT and counts:
        worth += 2.0 * o.harm(PROTESTANT)
    return worth


def holding(o: "Outlook", space: Space) -> float:
    """What we lose with a space of ours."""
    worth = 0.1
    if o.world.is_key(space):
        worth = -key_step(o, o.power, -1) + 0.3
        if space == o.capital:
            worth += 1.0
    if o.world.electorates >> space & 1 and o.power == PROTESTANT:
        worth += 2.0
    return worth


def card_cp(o: "Outlook", card: CardId) -> int:
    return o.world.cards[card].cp if card else 3
