"""What keys and other spaces are worth, in victory points."""

from typing import TYPE_CHECKING

from tercio.wars.model.names import Power, Space
from tercio.wars.model.space_questions import is_fortified

if TYPE_CHECKING:
    from tercio.wars.bots.outlook import WarOutlook


def key_step(o: "WarOutlook", power: Power, by: int) -> float:
    """VP and cards that a power gains with `by` more keys (or loses, if negative)."""
    known = o.known_key_steps.get((power, by))
    if known is None:
        known = o.known_key_steps[power, by] = _key_step(o, power, by)
    return known


def _key_step(o: "WarOutlook", power: Power, by: int) -> float:
    track = o.world.key_tracks.get(power)
    if track is None:
        return 0.0
    held = o.keys_held(power)
    now, then = (min(max(n, 0), len(track.vp) - 1) for n in (held, held + by))
    vp = track.vp[then] - track.vp[now] + o.income(power, track, held, by)
    if by > 0 and held + by >= track.auto_win - 1:
        vp += o.weights.last_keys
    return vp


def capture(o: "WarOutlook", space: Space) -> float:
    """What it is worth to us to take a space."""
    power, owner, w = o.power, o.state.control[space], o.weights
    worth = w.taken
    if o.world.is_key(space):
        worth = o.key_worth(power, space, 1)
        if owner in o.world.majors:
            worth -= o.harm(owner) * o.key_worth(owner, space, -1)
        if o.state.unrest >> space & 1:
            worth *= w.restless
    elif is_fortified(o.g, space):
        worth = w.fortress
    elif o.state.home[power] >> space & 1:
        worth = w.home
    return worth + o.own_capture(space)


def holding(o: "WarOutlook", space: Space) -> float:
    """What we lose with a space of ours."""
    w = o.weights
    worth = w.held
    if o.world.is_key(space):
        worth = w.key_held - o.key_worth(o.power, space, -1)
        if space == o.capital:
            worth += w.capital
        worth += max((o.harm(enemy) * key_step(o, enemy, 1) for enemy in o.feared), default=0.0)
    return worth + o.own_holding(space)
