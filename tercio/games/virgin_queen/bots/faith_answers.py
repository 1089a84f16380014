"""Answers about faith: which spaces to convert, where to preach, what rebels do."""

from tercio.games.virgin_queen.bots.faith import (
    STRENGTHS,
    gain,
    revolt_chance,
    site_of,
    space_worth,
)
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.model.powers import PROTESTANT
from tercio.games.virgin_queen.rules.religion.eligible_spaces import reach_of
from tercio.games.virgin_queen.rules.religion.rebellions import cause_of
from tercio.kernel.ask import BACK, DONE
from tercio.wars.model.names import Space
from tercio.wars.model.space_questions import is_fortified
from tercio.wars.model.troop_questions import total_units


def _faith(q: Question) -> str:
    faith = (q.ask.args or {}).get("faith", "protestant")
    return faith if isinstance(faith, str) else "protestant"


def area(q: Question) -> str:
    """Where attempts are worth most; where we must act against ourselves, least."""

    def worth(key: str) -> float:
        if key == BACK:
            return -9.0
        return gain(q.o, _faith(q), key.partition(".")[2], 5)

    return max(q.keys, key=worth)


def convert(q: Question) -> str:
    """Keys and fortresses first: they may rebel, or are safe from it. Then what opens more."""
    protestant = _faith(q) == "protestant"
    unwilling = (q.o.conversions(1 if protestant else -1)) < 0

    def worth(space: Space) -> float:
        found = _weight(q, space, protestant)
        return -found if unwilling else found

    return q.best_space(worth, other=-9.0)


def enlarge(q: Question) -> str:
    """Major conversions are saved for a key under enemy units, as far as there is one."""
    places = [space for key in q.keys if (space := q.space(key)) is not None]
    area = q.g.world.area_of(places[0]) if places else None
    if area is None or not q.has(DONE):
        return convert(q)
    reach = reach_of(q.g, _faith(q), area)
    left = (q.ask.args or {}).get("left", 0)
    prizes = (reach.guarded & q.g.world.keys).bit_count()
    free_keys = any(q.g.world.is_key(space) for space in places)
    if isinstance(left, int) and left <= prizes and not free_keys:
        return DONE
    return convert(q)


def _weight(q: Question, space: Space, protestant: bool) -> float:
    world, state = q.g.world, q.g.state
    key, walls = world.is_key(space), is_fortified(q.g, space)
    worth = 0.2
    if _may_rise(q, space):
        # A key whose garrison keeps it quiet is a space like any other; so is one that its owner
        # will have converted back before the rebels strike.
        later = protestant and not _can_strike(q, space)
        share = revolt_chance(q.o, space) * (q.o.weights.key_later if later else 1.0)
        worth += (1.8 if key else 0.3 if walls else 0.0) * share
    else:
        worth += 1.8 if key else 0.3 if walls else 0.0
    if state.unrest >> space & 1:
        worth -= 0.6
    near = world.faith_near[space] & world.struggle
    ours = state.religion.protestant if protestant else ~state.religion.protestant
    return worth + 0.05 * (near & ~ours).bit_count()


def _may_rise(q: Question, space: Space) -> bool:
    """Whether a space could rebel, if it were Protestant."""
    area = q.g.world.area_of(space)
    cause = cause_of(q.g, area) if area is not None else None
    return cause is not None and q.g.state.control[space] == cause.against


def _can_strike(q: Question, space: Space) -> bool:
    """Whether rebels can follow in this impulse, or before the owner can act again."""
    state = q.g.state
    left = state.impulse.cp if state.active == PROTESTANT else 0
    return left >= min(STRENGTHS) or not state.hands[state.control[space]]


def unrest(q: Question) -> str:
    """On the space that matters least to those who have just won it."""
    protestant = _faith(q) == "protestant"
    return q.best_space(lambda space: -_weight(q, space, protestant), other=-9.0)


def spare(q: Question) -> str:
    """A six that becomes a five still converts, and no unrest comes of it; but rebels need a six
    to win a key that is under units."""
    args = q.ask.args or {}
    last = q.power == PROTESTANT and args.get("major") == 1
    return q.first("keep-six" if last else "reduce-six") or q.keys[0]


def rebel_target(q: Question) -> str:
    if q.power != PROTESTANT:
        return _weakest(q)

    def worth(space: Space) -> float:
        area = q.g.world.area_of(space)
        return -9.0 if area is None else site_of(q.o, area, space).worth(3)

    return q.best_space(worth, other=-9.0)


def _weakest(q: Question) -> str:
    """Of English spaces, a key with the fewest units."""

    def worth(space: Space) -> float:
        return 2.0 * q.g.world.is_key(space) - 0.8 * total_units(q.g, space)

    return q.best_space(worth, other=-9.0)


def rebel_spaces(q: Question) -> str:
    keys = [key for key in q.keys if key != BACK]
    return q.best_space(lambda space: space_worth(q.o, space), keys, other=-0.1)
