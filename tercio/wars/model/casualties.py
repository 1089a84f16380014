"""No unit goes without a cause: what fuzzing checks after every decision (5.2).

Each loss names its cause, and for each cause the log must show an occasion: dice or a siege for
combat, a card for an event, Winter for attrition. Change is made only where units were lost.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from tercio.kernel.events import Event, Logged, Rolled
from tercio.wars.cards.card_events import EventPlayed, SentAbroad, UnitsLost
from tercio.wars.model.events import (
    AllianceEnded,
    BattleFought,
    CardPlayed,
    ForceMoved,
    ImpulseBegan,
    PhaseBegan,
    SiegeLifted,
    TroopsLost,
)
from tercio.wars.model.force_pools import strength_in_use
from tercio.wars.model.refs import power_ref
from tercio.wars.model.war import AnyWar


def tally(g: AnyWar) -> dict[str, int]:
    """Land units of every power, on the map and beside it."""
    return {power_ref(g, owner): strength_in_use(g, owner) for owner in sorted(g.world.pools)}


def unaccounted(g: AnyWar, before: Mapping[str, int], since: int) -> Iterator[str]:
    """Units that went without a cause since there were `before`, and `since` events in the log."""
    lost: Counter[str] = Counter()
    for logged in g.log[since:]:
        event = logged.event
        if isinstance(event, UnitsLost):
            lost[event.power] += event.count
        if isinstance(event, TroopsLost) and not _has_occasion(g, logged, event):
            what = f"{event.count} {event.kind} at {event.space}"
            yield f"{event.power} lost {what} by {event.cause}, and there was none."
    for power, now in tally(g).items():
        if now < before[power] - lost[power]:
            yield f"{power} had {before[power]} units, lost {lost[power]} and has {now}."


def _has_occasion(g: AnyWar, logged: Logged, loss: TroopsLost) -> bool:
    past = list(_since(g, logged, PhaseBegan, ImpulseBegan))
    match loss.cause:
        case "combat":
            fights = Rolled | BattleFought | SiegeLifted
            return any(isinstance(e, fights) or _is_event(e) for e in past)  # or treachery
        case "event":
            return any(_is_event(e) for e in past)
        case "routed":
            return _phase(g, logged) == "action"
        case "attrition" | "stranded":
            # A major power that nobody plays any more goes home as in Winter (VQ 27).
            left = any(isinstance(e, AllianceEnded) for e in past)
            return left or _phase(g, logged) == "winter"
        case "disbanded":
            return _phase(g, logged) in ("diplomacy", "winter")
        case "given":
            return _phase(g, logged) == "diplomacy"
        case "change":
            return any(_was_hit(e, loss) for e in past)
    return True  # displaced: by whatever has changed about the space


def _since(g: AnyWar, logged: Logged, *beginnings: type[Event]) -> Iterator[Event]:
    """What came before, backwards, to the last beginning."""
    for earlier in reversed(g.log[: logged.n - g.log_start]):
        yield earlier.event
        if isinstance(earlier.event, beginnings):
            return


def _phase(g: AnyWar, logged: Logged) -> str:
    return next(e.phase for e in _since(g, logged, PhaseBegan) if isinstance(e, PhaseBegan))


def _is_event(event: Event) -> bool:
    """Whether a card was played for more than its CP."""
    return isinstance(event, EventPlayed) or (isinstance(event, CardPlayed) and event.use != "cp")


def _was_hit(event: Event, loss: TroopsLost) -> bool:
    """Whether it is an earlier loss in the same space, or the return of those who fought for it
    elsewhere."""
    if isinstance(event, ForceMoved) and event.how == "return":
        return (event.power, event.to) == (loss.power, loss.space)
    if isinstance(event, TroopsLost):
        here = event.power == loss.power and event.space == loss.space
        return here and event.cause != "change"
    return isinstance(event, SentAbroad) and (event.power, event.space) == (loss.power, loss.space)
