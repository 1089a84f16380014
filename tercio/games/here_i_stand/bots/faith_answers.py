"""Answers in matters of faith: attempts, flips, debates, excommunications."""

from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.bots.religion import best_debate, best_university, field_of
from tercio.games.here_i_stand.model.powers import ENGLAND, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_state import UNCOMMITTED
from tercio.kernel.ask import BACK, DONE, PASS
from tercio.wars.model.names import CardId, Space


def attempt(q: Question) -> str:
    """The target where chance and worth together are best; help is called where it counts."""
    to_protestant = q.ask.kind == "reformation"
    field = field_of(q.o, to_protestant)
    targets = q.verbs("target.")
    if not targets:
        return DONE
    helper = q.first("commit")
    left = (q.ask.args or {}).get("left", 0)
    if helper is not None and isinstance(left, int) and left >= 3 and q.g.state.turn > 1:
        return helper

    def worth(space: Space) -> float:
        return field.worth(space) * field.chance(space, in_zone=True)

    return q.best_space(worth, targets, other=0.0)


def flip(q: Question) -> str:
    """Spaces that a debate, or an event, converts: those that matter most."""
    to_protestant = q.ask.kind in ("flip-to-protestant", "nearest-convert")
    keys = [key for key in q.keys if key not in (DONE, BACK)]
    if not keys:
        return DONE
    gains = q.power in ((PROTESTANT, ENGLAND) if to_protestant else (PAPACY,))
    if not gains and q.has(DONE):
        return DONE
    field = field_of(q.o, to_protestant)

    def worth(space: Space) -> float:
        # What would fall to an attempt anyway is left for one.
        return field.worth(space) - 0.2 * field.chance(space, in_zone=True)

    return q.best_space(worth, keys, other=0.0)


def treatise(q: Question) -> str:
    field = field_of(q.o, to_protestant=True)
    zones = [key.partition(".")[2] for key in q.verbs("zone.")]
    return f"zone.{field.best_zone(2, zones)[1]}" if zones else q.keys[0]


def burn_books(q: Question) -> str:
    field = field_of(q.o, to_protestant=False)
    zones = [key.partition(".")[2] for key in q.verbs("zone.")]
    if not zones or not field.dice:
        return q.keys[0]
    return f"zone.{field.best_zone(2, zones)[1]}"


# -- debates ---------------------------------------------------------------------------------------


def debate_zone(q: Question) -> str:
    keys = q.verbs("debate.")
    if not keys:
        return PASS
    worths = {key: best_debate(q.o, key.partition(".")[2])[0] for key in keys}
    best = max(worths, key=lambda key: worths[key])
    return PASS if q.has(PASS) and worths[best] < 0.1 else best


def strongest_debater(q: Question) -> str:
    keys = q.verbs("debater.")
    if not keys:
        return q.keys[0]
    return max(keys, key=lambda key: _value(q, key))


def _value(q: Question, key: str) -> int:
    index = q.g.world.debater.get(key.rpartition(".")[2])
    return 0 if index is None else q.g.world.debaters[index].value


def excluded_debater(q: Question) -> str:
    """Keep out the strongest who is ready to answer."""

    def strength(key: str) -> int:
        index = q.g.world.debater[key.rpartition(".")[2]]
        ready = q.g.state.religion.debaters[index] == UNCOMMITTED
        return q.g.world.debaters[index].value + ready

    return max(q.verbs("debater."), key=strength)


def council(q: Question) -> str:
    """Send everybody who is worth sending."""
    keys = [key for key in q.verbs("debater.") if _value(q, key) >= 2]
    return max(keys, key=lambda key: _value(q, key)) if keys else q.first(DONE) or q.keys[0]


def insert_debater(q: Question) -> str:
    return q.first("insert") or PASS


def insert_luther(q: Question) -> str:
    """Here I Stand: Luther answers for another who was called to a debate, and brings a card."""
    called = q.g.state.active != PROTESTANT
    return q.first(f"card.{q.g.world.card['here_i_stand']}") or PASS if called else PASS


# -- the Church ------------------------------------------------------------------------------------


def university(q: Question) -> str:
    among = 0
    for key in q.verbs("university."):
        space = q.space(key)
        among |= 0 if space is None else 1 << space
    best = best_university(q.o, among)
    return q.keys[0] if best is None else f"university.{q.o.id(best[1])}"


def excommunicate_ruler(q: Question) -> str:
    keys = q.verbs("ruler.")

    def harm(key: str) -> float:
        power = q.g.world.power.get(key.partition(".")[2])
        return 0.0 if power is None else q.o.harm(power)

    return max(keys, key=harm) if keys else q.keys[0]


def diet_of_worms(q: Question) -> str:
    """A small card that is worth little otherwise; but not the smallest for those who gain."""
    keys = q.verbs("card.")
    if not keys:
        return q.keys[0]
    eager = 0.12 if q.power in (PROTESTANT, PAPACY) else 0.04

    def cost(key: str) -> float:
        """A seat with two powers at the Diet lays a card for each."""
        cards = [CardId(int(part)) for part in key.split(".")[1:] if part.isdigit()]
        return sum(q.hand_worth(c) - eager * q.g.world.cards[c].cp for c in cards)

    return min(keys, key=cost)
