"""Finding, checking and playing the events of cards (HIS 6.1, 11)."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any, Final

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import ENGLAND
from tercio.games.here_i_stand.rows import HisCardRow
from tercio.kernel.ask import Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites, note_citation
from tercio.wars.battle import Battle
from tercio.wars.names import CardId, Power
from tercio.wars.responses import respond_window
from tercio.wars.rows import CardMode, CardRow
from tercio.wars.siege import check_sieges

STAYS: Final = "stays"
"""What an effect returns whose card lies beside the map from now on (a foreign war)."""
COMES_BACK: Final = "comes back"
"""What an effect returns whose card is discarded though it would leave the game."""

Effect = Callable[[HereIStand, Power, CardMode, Any], Any]
"""A procedure, or a plain function where nobody is asked anything.

What it returns is the outcome: `STAYS`, `COMES_BACK`, or what the card's `remove_when` is about.
"""
_effects: dict[tuple[str, str], Effect] = {}


def effect(card: str, *modes: str, cite: str = "HIS 6.1") -> Callable[[Effect], Effect]:
    """Register what a card does in some of its modes (by default in its mode `event`).

    The effect is given the power that plays the card, the mode (for its numbers) and, for a
    response or combat card, what it is about.
    """

    def register(function: Effect) -> Effect:
        note_citation(f"{function.__module__}:{function.__qualname__}", cite)
        for mode in modes or ("event",):
            assert (card, mode) not in _effects, f"{card} {mode} is registered twice"
            _effects[card, mode] = function
        return function

    return register


def effect_of(card: str, mode: str) -> Effect:
    return _effects[card, mode]


def registered() -> set[tuple[str, str]]:
    return set(_effects)


@dataclass(slots=True)
class Declared:
    """An event that was declared and has not yet taken effect."""

    card: CardId
    power: Power
    mode: CardMode
    cancelled: bool = False


# -- may it be played? ----------------------------------------------------------------------------


def playable_modes(
    g: HereIStand, power: Power, card: CardId, window: str, about: Any = None
) -> list[CardMode]:
    """The ways in which a power may use a card it holds as an event, in a window."""
    if any(_card_refusals(g, power, card)):
        return []
    subject = _subject(card, about)
    return [m for m in _modes(g, card, window) if not any(_refusals(g, power, m, subject))]


def _modes(g: HereIStand, card: CardId, window: str) -> list[CardMode]:
    """The uses of a card that this game knows in a window."""
    row, barred = g.world.cards[card], g.hooks.barred_modes(g, card)
    more = row.extra_windows if isinstance(row, HisCardRow) else ()
    return [m for m in row.modes if (window in m.windows or window in more) and m.id not in barred]


def _subject(card: CardId, about: Any) -> Any:
    """What conditions are asked about: an event of one's own is about its card."""
    return card if about is None else about


def refusals(
    g: HereIStand, power: Power, card: CardId, window: str, about: Any = None
) -> list[Refusal]:
    """Why it cannot be used in that window; empty if it can."""
    if playable_modes(g, power, card, window, about):
        return []
    reasons = list(_card_refusals(g, power, card))
    modes = _modes(g, card, window)
    if not modes:
        reasons.append(Refusal("HIS 6.1", "forbid-card-not-now", {"card": g.card_ref(card)}))
    for mode in [m for m in modes if _is_for(g, power, m)] or modes:
        reasons += _refusals(g, power, mode, _subject(card, about))
    return [reason for n, reason in enumerate(reasons) if reason not in reasons[:n]]


def _card_refusals(g: HereIStand, power: Power, card: CardId) -> Iterator[Refusal]:
    """What is against the card, whatever its mode."""
    if any(card in played for played in g.state.events_played):
        yield Refusal("HIS 11", "forbid-card-played-this-turn", {"card": g.card_ref(card)})
    for debater in _needed(g, card):
        if not g.is_uncommitted(g.world.debater[debater]):
            yield Refusal("HIS 18.2", "forbid-debater-not-ready", {"debater": f"debater:{debater}"})
    is_for_war = g.world.card_type(card) in ("response", "combat")
    if is_for_war and power == ENGLAND and g.rules(ENGLAND, "mary_i"):
        yield Refusal("HIS 21.3", "forbid-card-under-mary")


def _needed(g: HereIStand, card: CardId) -> tuple[str, ...]:
    """The debaters that an event needs uncommitted."""
    row = g.world.cards[card]
    return row.commits if isinstance(row, HisCardRow) else ()


def _refusals(g: HereIStand, power: Power, mode: CardMode, about: Any) -> Iterator[Refusal]:
    if not _is_for(g, power, mode):
        yield Refusal("HIS 11", "forbid-card-not-for-power", {"power": g.power_ref(power)})
    if not _has_role(g, power, mode.role, about):
        yield Refusal("HIS 6.1", "forbid-card-not-in-battle")
    for condition in mode.requires:
        if not holds(g, condition, power, about):
            yield Refusal("HIS 11", "forbid-condition", {"condition": f"condition:{condition}"})


def _is_for(g: HereIStand, power: Power, mode: CardMode) -> bool:
    id = g.world.power_rows[power].id
    return (not mode.powers or id in mode.powers) and id not in mode.not_powers


def _has_role(g: HereIStand, power: Power, role: str, about: Any) -> bool:
    if role == "any":
        return True
    if role == "other":
        return power != g.state.active
    if not isinstance(about, Battle):
        return False
    attacks = power in about.attacker.powers()
    defends = power in about.defender.powers()
    return {"attacker": attacks, "defender": defends}.get(role, attacks or defends)


# -- playing it -----------------------------------------------------------------------------------


@cites("HIS 6.1", "HIS 11")
def play_event(g: HereIStand, power: Power, card: CardId) -> Procedure[None]:
    """A card as the event of an impulse; a mandatory one then gives CP."""
    g.play_card(power, card, "event")
    mode = yield from _which_mode(g, power, card, "own_impulse", None)
    declared = Declared(card, power, mode)
    others = [p for p in g.impulse_order() if p != power]
    yield from respond_window(g, "event_declared", declared, others, cite="HIS 6.1")
    if declared.cancelled:
        dispose(g, card, happened=False)
        return
    for debater in _needed(g, card):
        g.commit_debater(g.world.debater[debater])
    outcome = yield from _take_effect(g, power, card, mode, None)
    dispose(g, card, happened=True, power=power, outcome=outcome)
    if g.world.card_type(card) == "mandatory":
        g.state.impulse.cp += g.world.constant("mandatory_cp")
        g.state.impulse.spending = True


def respond(g: HereIStand, power: Power, card: CardId, moment: str, about: Any) -> Procedure[None]:
    """A response or combat card; it has left the hand already."""
    mode = yield from _which_mode(g, power, card, moment, about)
    outcome = yield from _take_effect(g, power, card, mode, about)
    dispose(g, card, happened=True, power=power, outcome=outcome)


def _take_effect(
    g: HereIStand, power: Power, card: CardId, mode: CardMode, about: Any
) -> Procedure[Any]:
    """What the card does. It may have broken a siege (15.3); in a battle that is seen to later."""
    outcome = g.hooks.card_effect(g, g.world.cards[card].id, mode.id)(g, power, mode, about)
    if isinstance(outcome, Generator):
        outcome = yield from outcome
    if not isinstance(about, Battle):
        yield from check_sieges(g)
    return outcome


def may_respond(g: HereIStand, power: Power, card: CardId, moment: str, about: Any) -> bool:
    return bool(playable_modes(g, power, card, moment, about))


def _which_mode(
    g: HereIStand, power: Power, card: CardId, window: str, about: Any
) -> Procedure[CardMode]:
    modes = _modes_now(g, power, card, window, about)
    if len(modes) == 1:
        return modes[0]
    ref = g.card_ref(card)
    options = [
        Option(f"mode.{m.id}", m, (ref,), f"card-mode-{g.world.cards[card].id}-{m.id}")
        for m in modes
    ]
    pick = yield Ask(g.seat_of(power), "card-mode", options, "HIS 6.1", {"card": ref})
    mode: CardMode = pick.value
    return mode


def _modes_now(
    g: HereIStand, power: Power, card: CardId, window: str, about: Any
) -> list[CardMode]:
    """It was just played and counts among this turn's events; that is no reason against it."""
    subject = _subject(card, about)
    modes = _modes(g, card, window)
    return [m for m in modes if not any(_refusals(g, power, m, subject))]


@cites("HIS 6.2")
def dispose(
    g: HereIStand, card: CardId, happened: bool, power: Power | None = None, outcome: Any = None
) -> None:
    """Out of play, onto a power card, or into the discard pile.

    `outcome` is what the effect returned for `power`, which played it.
    """
    row = g.world.cards[card]
    if row.type == "home" or outcome == STAYS:
        g.clear_table(card)  # a home card lies on its power's card until the next deal
    elif happened and outcome != COMES_BACK and _leaves_game(g, row, power, outcome):
        g.remove_card(card)
    else:
        g.to_discard(card)


def _leaves_game(g: HereIStand, row: CardRow, power: Power | None, outcome: Any) -> bool:
    if row.remove == "if":
        assert row.remove_when is not None
        return holds(g, row.remove_when, power, outcome)
    return row.remove in ("after_event", "becomes_ruler")
