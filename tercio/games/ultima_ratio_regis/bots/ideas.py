"""Second thoughts: what a thinker could do besides what it likes best, for bots that search."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from tercio.games.ultima_ratio_regis.bots.cards import card_worth
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking
from tercio.kernel.ask import DONE
from tercio.kernel.bot import Idea, Sight

if TYPE_CHECKING:
    from tercio.games.ultima_ratio_regis.bots.thinker import Thinker

ANOTHER_POLICY: Final = 0.15
"""By how much less it is worth to follow another policy than one's own, before it is tried."""


def ideas_of(thinker: "Thinker", sight: Sight, most: int) -> list[Idea]:
    """Cards where one is to be played, then everything that any of the powers could do."""
    if sight.ask.kind != "action" or thinker.astray or sight.was_sent_back:
        return []
    mind = thinker.copy()
    q = mind.question(sight)
    mind.note(q)
    if q.has("event"):
        return []
    cards = q.starting("card")
    some = max(2, most // 2)
    if cards and not q.g.state.impulse.played:
        ideas = _cards(mind, q, cards, some)
    else:
        ideas = _undertakings(mind, q, some)
    if ideas:
        ideas += _of_other_policies(thinker, sight, ideas)
    return ideas[:most]


def _of_other_policies(thinker: "Thinker", sight: Sight, known: Sequence[Idea]) -> Iterator[Idea]:
    """What other policies would do. Of a card it is not the card that matters, but what follows."""
    seen = {(idea.key, *getattr(idea.mind, "script", ())) for idea in known}
    for other in thinker.policies():
        key = other.choose(sight)
        if key.startswith("card.") or (key, *other.script) not in seen:
            seen.add((key, *other.script))
            yield Idea(key, known[0].worth - ANOTHER_POLICY, other)


def _cards(mind: "Thinker", q: Question, cards: list[str], most: int) -> list[Idea]:
    worth = {key: card_worth(q.o, key.partition(".")[2]) for key in cards}
    best = sorted(cards, key=lambda key: (worth[key], key), reverse=True)
    return [Idea(key, worth[key], mind.copy()) for key in best[:most]]


def _undertakings(mind: "Thinker", q: Question, most: int) -> list[Idea]:
    """The best of each power and kind, and to leave it at that."""
    found = sorted(mind.open_undertakings(q), key=lambda u: -u.rate)
    ideas: list[Idea] = []
    kinds = set[tuple[int, str, str]]()
    for u in found:
        kind = u.power, u.action, u.script[-1] if u.script else ""
        if kind not in kinds and len(ideas) < most:
            kinds.add(kind)
            ideas.append(_begun(mind, q, u))
    if len(ideas) < most and q.has(DONE):
        ideas.append(Idea(DONE, 0.0, mind.copy()))
    return ideas


def _begun(mind: "Thinker", q: Question, undertaking: Undertaking) -> Idea:
    other = mind.copy()
    return Idea(other.begin(q, undertaking), undertaking.worth, other)
