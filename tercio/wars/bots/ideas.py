"""Second thoughts: what a thinker could do besides what it likes best, for bots that search."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from tercio.kernel.ask import BACK
from tercio.kernel.bot import Idea, Sight
from tercio.wars.bots.outlook import O, Undertaking

if TYPE_CHECKING:
    from tercio.wars.bots.thinker import WarThinker

WEIGHED: Final = frozenset(
    ("declare-war", "event-war", "new-wars", "sue-for-peace", "intervene", "event-peace")
)
"""Questions of war and peace, of which every answer is an idea."""
UNLIKELY: Final = -0.8
"""What an answer is worth beside the one that the thinker would give, before anybody has tried."""
ANOTHER_POLICY: Final = 0.3
"""By how much less it is worth to follow another policy than one's own, before it is tried."""
MOST_PARTNERS: Final = 3
"""To whom something may be proposed that the thinker would not."""


def ideas_of(thinker: "WarThinker[O]", sight: Sight, most: int) -> list[Idea]:
    ask = sight.ask
    if len(ask.options) < 2 or thinker.astray or sight.was_sent_back:
        return []
    if ask.kind == "spend-cp":
        return _undertakings(thinker, sight, most)
    if ask.kind in thinker.card_asks:
        return _cards(thinker, sight, most)
    if ask.kind in WEIGHED:
        return _answers(thinker, sight, (option.key for option in ask.options), most)
    if ask.kind == "negotiate":
        return _words(thinker, sight, most)
    return []


def _cards(thinker: "WarThinker[O]", sight: Sight, most: int) -> list[Idea]:
    """The best cards in each use, and what other policies would play."""
    o, plan = thinker.look(sight)
    found = thinker.found_for_cards(o, plan)
    scores = thinker.spending.card_scores(o, plan, sight.ask, found)
    best = sorted(scores, key=lambda key: -scores[key])[:most]
    ideas = []
    for key in best[: max(2, most // 2)]:
        mind = thinker.copy()
        mind.take_card(key, [u.copy() for u in found])
        mind.pick = key
        ideas.append(Idea(key, scores[key], mind))
    known, plans = {idea.key for idea in ideas}, {thinker.spending.agenda(found).gist, ()}
    for other in thinker.policies(sight):
        key = other.choose(sight)
        if key not in known or other.agenda.gist not in plans:
            known.add(key)
            plans.add(other.agenda.gist)
            worth = min(scores[key], scores[best[0]] - ANOTHER_POLICY)
            ideas.append(Idea(key, worth, other))
    return ideas[:most]


def _undertakings(thinker: "WarThinker[O]", sight: Sight, most: int) -> list[Idea]:
    """Those that bring most for a CP, and those that bring most; and what another policy would
    begin."""
    agenda, cp = thinker.agenda_for(sight)
    fitting = [u for u in agenda.fitting(sight.ask, cp) if u.worth > 0]
    by_rate = sorted(fitting, key=lambda u: -u.rate)
    by_worth = sorted(fitting, key=lambda u: -u.worth)
    ideas = []
    for u in _distinct(by_rate, by_worth, max(2, most // 2)):
        mind = thinker.copy()
        mind.agenda = agenda.copy()
        mind.begin(mind.agenda.found[agenda.found.index(u)])
        mind.pick = f"action.{u.action}"
        # What is left of the card is worth what the rest of it will bring.
        rest = by_rate[0].rate * (cp - u.cost)
        ideas.append(Idea(mind.pick, u.worth + rest, mind))
    if ideas:
        ideas += _begun_by_others(thinker, sight, ideas)
    return ideas[:most]


def _begun_by_others(
    thinker: "WarThinker[O]", sight: Sight, known: Sequence[Idea]
) -> Iterator[Idea]:
    """What other policies would begin, where that is something else."""
    seen = {(idea.key, *getattr(idea.mind, "script", ())) for idea in known}
    for other in thinker.policies(sight):
        other.forget_agenda()
        key = other.choose(sight)
        if (key, *other.script) not in seen:
            seen.add((key, *other.script))
            yield Idea(key, known[0].worth - ANOTHER_POLICY, other)


def _distinct(
    by_rate: list[Undertaking], by_worth: list[Undertaking], most: int
) -> list[Undertaking]:
    """The best of each kind from both lists in turn, the very best first."""
    chosen: list[Undertaking] = []
    kinds = set[tuple[str, str]]()
    for pair in zip(by_rate, by_worth, strict=True):
        for u in pair:
            kind = u.what, u.script[-1] if u.script else ""
            if kind not in kinds and len(chosen) < most:
                kinds.add(kind)
                chosen.append(u)
    return chosen


def _answers(thinker: "WarThinker[O]", sight: Sight, keys: Iterable[str], most: int) -> list[Idea]:
    """What the thinker would answer, and then the others."""
    liked = thinker.copy()
    first = Idea(liked.choose(sight), 0.0, liked)
    others = [key for key in keys if key not in (first.key, BACK)]
    ideas = [first]
    for key in others[: most - 1]:
        mind = thinker.copy()
        mind.script, mind.pick = [], key
        ideas.append(Idea(key, UNLIKELY, mind))
    return ideas


def _words(thinker: "WarThinker[O]", sight: Sight, most: int) -> list[Idea]:
    """On the floor: to accept or to decline, to propose what suits us, or a peace, or nothing."""
    keys = [option.key for option in sight.ask.options]
    if thinker.script and any(key in thinker.script for key in keys):
        return []  # in the midst of a draft
    verbs = [key.partition(".")[0] for key in keys]
    if "accept" in verbs:
        deal = keys[verbs.index("accept")].partition(".")[2]
        return _answers(thinker, sight, [k for k in keys if k.endswith("." + deal)], most)
    if "ready" not in keys or "propose" in keys or "scrap" in keys:
        return []
    ideas = _answers(thinker, sight, ["ready"], most)
    known = {idea.key for idea in ideas} | thinker.dead_ends
    for key, script in thinker.peaces(sight)[:MOST_PARTNERS]:
        if key not in known and len(ideas) < most:
            mind = thinker.copy()
            mind.script, mind.pick = script, key
            mind.dead_ends.add(key)  # once on this floor, whatever comes of it
            ideas.append(Idea(key, UNLIKELY, mind))
    return ideas if len(ideas) > 1 else []
