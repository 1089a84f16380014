"""Answers about faith: which spaces to convert, where to preach, what rebels do."""

from tercio.games.virgin_queen.bots.faith import gain, rebellion_worth, space_worth
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.powers import PROTESTANT
from tercio.kernel.ask import BACK, DONE, PASS
from tercio.wars.names import Space


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

    def worth(key: str) -> float:
        space = q.place(key)
        if space is None:
            return -9.0
        found = _weight(q, space, protestant)
        return -found if unwilling else found

    return max(q.keys, key=worth)


def _weight(q: Question, space: Space, protestant: bool) -> float:
    world, state = q.g.world, q.g.state
    worth = 2.0 if world.is_key(space) else 0.5 if q.g.is_fortified(space) else 0.2
    if state.unrest >> space & 1:
        worth -= 0.6
    near = world.faith_near[space] & world.struggle
    ours = state.religion.protestant if protestant else ~state.religion.protestant
    return worth + 0.05 * (near & ~ours).bit_count()


def unrest(q: Question) -> str:
    """On the space that matters least to those who have just won it."""
    protestant = _faith(q) == "protestant"

    def worth(key: str) -> float:
        space = q.place(key)
        return 9.0 if space is None else _weight(q, space, protestant)

    return min(q.keys, key=worth)


def spare(q: Question) -> str:
    """A six that becomes a five still converts, and no unrest comes of it."""
    return q.first("reduce-six") or q.keys[0]


def rebel_target(q: Question) -> str:
    if q.power != PROTESTANT:
        return _weakest(q)

    def worth(key: str) -> float:
        space = q.place(key)
        return -9.0 if space is None else rebellion_worth(q.o, space, 3)

    return max(q.keys, key=worth)


def _weakest(q: Question) -> str:
    """Of English spaces, a key with the fewest units."""

    def worth(key: str) -> float:
        space = q.place(key)
        if space is None:
            return -9.0
        return 2.0 * q.g.world.is_key(space) - 0.8 * q.g.total_units(space)

    return max(q.keys, key=worth)


def rebel_strength(q: Question) -> str:
    """As strong as can be had, but no stronger than four."""
    return q.first("strength.4", "strength.3", "strength.5", "strength.2") or q.keys[0]


def rebel_spaces(q: Question) -> str:
    def worth(key: str) -> float:
        space = q.place(key)
        return -0.1 if space is None else space_worth(q.o, space)

    return max((key for key in q.keys if key != BACK), key=worth)


def first_named(q: Question) -> str:
    """Whatever is offered, rather than nothing."""
    keys = [key for key in q.keys if key not in (BACK, PASS, DONE)]
    return keys[0] if keys else q.keys[0]
