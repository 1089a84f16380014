"""Finding, checking and playing the events of cards (6.1, 11).

What a card does, whether a condition of the data holds and what else is against a card, the game
says (`CardHooks`).
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic

from tercio.kernel.ask import Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.wars.cards.card_effects import Effect, Effects, Target
from tercio.wars.cards.card_events import EventAimed
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import card_ref, place_ref, power_ref
from tercio.wars.model.rows import CardMode, CardRow
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.siege.siege import check_sieges

OWN_IMPULSE: Final = "own_impulse"
"""The window of cards that are the event of an impulse."""
STAYS: Final = "stays"
"""What an effect returns whose card lies beside the map from now on (a foreign war)."""
COMES_BACK: Final = "comes back"
"""What an effect returns whose card is discarded though it would leave the game."""


class CardHooks(Generic[G_contra]):
    """What a game says of its cards, for impulses and for windows (`responses`)."""

    def hand_of(self, g: G_contra, power: Power) -> Power:
        """Whose hand a power's response and combat cards come from."""
        return power

    def cards_for(self, g: G_contra, moment: str) -> Sequence[CardId]:
        """Cards that can be played as a response or combat card at a named moment."""
        cards: Sequence[CardId] = g.world.cards_by_window.get(moment, ())
        return cards

    def may_respond(
        self, g: G_contra, power: Power, card: CardId, moment: str, *, about: object
    ) -> bool:
        """Whether a power that holds the card may play it now; `about` is what it is about."""
        return may_respond(g, power, card, moment, about=about)

    def response_refusals(
        self, g: G_contra, power: Power, card: CardId, moment: str, *, about: object
    ) -> list[Refusal]:
        """Why a power cannot play now a card that has its moment; none of another moment's."""
        if moment not in windows_of(g, power, card):
            return []
        return refusals(g, power, card, moment, about)

    def respond(
        self, g: G_contra, power: Power, card: CardId, moment: str, *, about: object
    ) -> Procedure[None]:
        """Play it: the card has left the hand; resolve it and put it where it goes."""
        return respond(g, power, card, moment, about=about)

    def holds(self, g: G_contra, condition: str, power: Power | None, about: object) -> bool:
        """Whether a condition of the data holds (`tercio.wars.model.conditions`)."""
        raise LookupError("a game answers the conditions of its data")

    effects: Effects[G_contra]
    """What the cards of the game do."""

    def card_effect(self, g: G_contra, card: str, mode: CardMode) -> Effect[G_contra]:
        """What a card does in one of its modes."""
        return self.effects.of(card, mode).run

    def resolver(self, g: G_contra, power: Power, mode: CardMode) -> Power:
        """Who carries an event out that a power plays."""
        return power

    def barred_modes(self, g: G_contra, card: CardId) -> Sequence[str]:
        """Uses of a card that this game does not know."""
        return ()

    def extra_windows(self, g: G_contra, card: CardId) -> Sequence[str]:
        """Windows in which all modes of a card may be used, beyond their own."""
        return ()

    def card_refusals(self, g: G_contra, power: Power, card: CardId) -> Iterable[Refusal]:
        """What else is against a card as an event, whatever its mode."""
        return ()

    def event_takes_effect(self, g: G_contra, power: Power, card: CardId) -> None:
        """An event was declared and not cancelled; just before it is resolved."""


@dataclass(slots=True)
class Declared:
    """An event that was declared and has not yet taken effect."""

    card: CardId
    power: Power
    mode: CardMode
    cancelled: bool = False
    for_cp: bool = False
    """Cancelled, and played for its CP instead."""
    target: Target | None = None
    """Where it will take effect, if that had to be named."""


# -- may it be played? ----------------------------------------------------------------------------


def playable_modes(
    g: AnyWar, power: Power, card: CardId, window: str, *, about: object = None
) -> list[CardMode]:
    """The ways in which a power may use a card it holds as an event, in a window."""
    if _was_played(g, card) or any(g.hooks.card_refusals(g, power, card)):
        return []
    return _modes_now(g, power, card, window, about=about)


def _modes_now(
    g: AnyWar, power: Power, card: CardId, window: str, *, about: object
) -> list[CardMode]:
    """Whatever is against the card as such (once it is played, it counts as played this turn)."""
    subject = _subject(card, about)
    return [
        mode
        for mode in _modes_for(g, power, card, window)
        if _is_possible(g, power, card, mode, about=subject)
    ]


def _modes_for(g: AnyWar, power: Power, card: CardId, window: str) -> tuple[CardMode, ...]:
    """Those of its uses in a window that are for a power. Nothing that happens changes them."""
    known = g.world.uses
    found = known.get((g.hooks, card, window, power))
    if found is None:
        found = tuple(mode for mode in _modes(g, card, window) if _is_for(g, power, mode))
        known[g.hooks, card, window, power] = found
    return found


def _modes(g: AnyWar, card: CardId, window: str) -> list[CardMode]:
    """The uses of a card that this game knows in a window."""
    row, barred = g.world.cards[card], g.hooks.barred_modes(g, card)
    more = g.hooks.extra_windows(g, card)
    return [m for m in row.modes if (window in m.windows or window in more) and m.id not in barred]


def windows_of(g: AnyWar, power: Power, card: CardId) -> list[str]:
    """The moments of a card for a power, whatever else is for or against it."""
    row, barred = g.world.cards[card], g.hooks.barred_modes(g, card)
    modes = [m for m in row.modes if m.id not in barred and _is_for(g, power, m)]
    more = g.hooks.extra_windows(g, card) if modes else ()
    return list(dict.fromkeys([*(window for m in modes for window in m.windows), *more]))


def _subject(card: CardId, about: object) -> object:
    """What conditions are asked about: an event of one's own is about its card."""
    return card if about is None else about


def refusals(
    g: AnyWar, power: Power, card: CardId, window: str, about: object = None
) -> list[Refusal]:
    """Why it cannot be used in that window; empty if it can."""
    if playable_modes(g, power, card, window, about=about):
        return []
    reasons = list(_card_refusals(g, power, card))
    modes = _modes(g, card, window)
    if not modes:
        reasons.append(Refusal(f"{g.book} 6.1", "forbid-card-not-now", {"card": card_ref(g, card)}))
    for mode in [m for m in modes if _is_for(g, power, m)] or modes:
        reasons += _refusals(g, power, card, mode, about=_subject(card, about))
    return [reason for n, reason in enumerate(reasons) if reason not in reasons[:n]]


def _was_played(g: AnyWar, card: CardId) -> bool:
    """As event, response or combat card, this turn."""
    for played in g.state.events_played:
        if card in played:
            return True
    return False


def _card_refusals(g: AnyWar, power: Power, card: CardId) -> Iterator[Refusal]:
    """What is against the card, whatever its mode."""
    if _was_played(g, card):
        args = {"card": card_ref(g, card)}
        yield Refusal(f"{g.book} 11", "forbid-card-played-this-turn", args)
    yield from g.hooks.card_refusals(g, power, card)


def _refusals(
    g: AnyWar, power: Power, card: CardId, mode: CardMode, *, about: object
) -> Iterator[Refusal]:
    if not _is_for(g, power, mode):
        args = {"power": power_ref(g, power)}
        yield Refusal(f"{g.book} 11", "forbid-card-not-for-power", args)
    if not _has_role(g, power, mode.role, about):
        yield Refusal(f"{g.book} 6.1", "forbid-card-not-in-battle")
    for condition in mode.requires:
        if not g.hooks.holds(g, condition, power, about):
            args = {"condition": f"condition:{condition}"}
            yield Refusal(f"{g.book} 11", "forbid-condition", args)
    if _changes_nothing(g, power, card, mode, about=about):
        yield Refusal(f"{g.book} 11", "forbid-event-without-effect")


def _is_open(g: AnyWar, power: Power, card: CardId, mode: CardMode, *, about: object) -> bool:
    """Whether there are no `_refusals`, without putting them into words."""
    return _is_for(g, power, mode) and _is_possible(g, power, card, mode, about=about)


def _is_possible(g: AnyWar, power: Power, card: CardId, mode: CardMode, *, about: object) -> bool:
    """The same for a power that the mode is for."""
    if mode.role != "any" and not _has_role(g, power, mode.role, about):
        return False
    for condition in mode.requires:
        if not g.hooks.holds(g, condition, power, about):
            return False
    return not _changes_nothing(g, power, card, mode, about=about)


def _changes_nothing(
    g: AnyWar, power: Power, card: CardId, mode: CardMode, *, about: object
) -> bool:
    can = g.hooks.effects.of(g.world.cards[card].id, mode).can
    return can is not None and not can(g, g.hooks.resolver(g, power, mode), mode, about)


def _is_for(g: AnyWar, power: Power, mode: CardMode) -> bool:
    id = g.world.power_rows[power].id
    return (not mode.powers or id in mode.powers) and id not in mode.not_powers


def _has_role(g: AnyWar, power: Power, role: str, about: object) -> bool:
    if role == "any":
        return True
    if role == "other":
        return bool(power != g.state.active)
    if not isinstance(about, Battle):
        has_role = getattr(about, "has_role", None)
        return has_role is not None and bool(has_role(power, role))
    attacks = power in about.attacker.powers()
    defends = power in about.defender.powers()
    return {"attacker": attacks, "defender": defends}.get(role, attacks or defends)


# -- playing it -----------------------------------------------------------------------------------


@cites("HIS 6.1", "HIS 11", "VQ 6.1", "VQ 11")
def play_event(g: AnyWar, power: Power, card: CardId) -> Procedure[None]:
    """A card as the event of an impulse; a mandatory one then gives CP."""
    g.play_card(power, card, "event")
    mode = yield from _which_mode(g, power, card, OWN_IMPULSE, about=None)
    target = yield from _name_target(g, power, card, mode)
    declared = Declared(card, power, mode, target=target)
    _announce(g, declared)
    others = [p for p in g.impulse_order() if p != power]
    played = yield from respond_window(
        g,
        "event_declared",
        declared,
        others,
        cite=f"{g.book} 6.1",
        told={"player": power_ref(g, power), "declared": card_ref(g, card)},
    )
    if declared.cancelled:
        dispose(g, card, happened=False)
        if declared.for_cp:
            _give_cp(g, g.world.card_cp(card))
        return
    if played and _has_become_pointless(g, power, card, mode):
        dispose(g, card, happened=False)
        return
    g.hooks.event_takes_effect(g, power, card)
    g.state.impulse.named_area = target.area if target else ""
    outcome = yield from take_effect(g, power, card, mode, about=target)
    g.state.impulse.named_area = ""
    dispose(g, card, happened=True, power=power, outcome=outcome)
    if g.world.card_type(card) == "mandatory":
        _give_cp(g, g.world.constant("mandatory_cp"))


def _name_target(g: AnyWar, power: Power, card: CardId, mode: CardMode) -> Procedure[Target | None]:
    """Where an event will take effect, if that must be said when it is declared."""
    names = g.hooks.effects.of(g.world.cards[card].id, mode).names
    if names is None:
        return None
    return (yield from names(g, g.hooks.resolver(g, power, mode), mode))


def _announce(g: AnyWar, declared: Declared) -> None:
    """Everybody hears what an event is aimed at before anybody responds."""
    if declared.target is None:
        return
    area, spaces, _ = declared.target
    aims = [f"area:{area}"] if area else [place_ref(g, space) for space in spaces_in(spaces)]
    if aims:
        g.record(EventAimed(power_ref(g, declared.power), card_ref(g, declared.card), aims))


def _has_become_pointless(g: AnyWar, power: Power, card: CardId, mode: CardMode) -> bool:
    """Whether a response has taken away what the event needs. A mandatory one occurs anyway."""
    if g.world.card_type(card) == "mandatory":
        return False
    return not _is_open(g, power, card, mode, about=_subject(card, None))


def _give_cp(g: AnyWar, cp: int) -> None:
    g.state.impulse.cp += cp
    g.state.impulse.spending = True


def respond(
    g: AnyWar, power: Power, card: CardId, moment: str, *, about: object
) -> Procedure[None]:
    """A response or combat card; it has left the hand already."""
    mode = yield from _which_mode(g, power, card, moment, about=about)
    outcome = yield from take_effect(g, power, card, mode, about=about)
    dispose(g, card, happened=True, power=power, outcome=outcome)


def take_effect(
    g: AnyWar, power: Power, card: CardId, mode: CardMode, *, about: object
) -> Procedure[object]:
    """What the card does. It may have broken a siege (15.3); in a battle that is seen to later."""
    effect = g.hooks.card_effect(g, g.world.cards[card].id, mode)
    outcome = yield from outcome_of(effect(g, g.hooks.resolver(g, power, mode), mode, about))
    if not isinstance(about, Battle):
        yield from check_sieges(g)
    return outcome


def outcome_of(effect: object) -> Procedure[object]:
    """Of what an effect has returned: it may be a procedure that has yet to run."""
    return (yield from effect) if isinstance(effect, Generator) else effect


def may_respond(g: AnyWar, power: Power, card: CardId, moment: str, *, about: object) -> bool:
    """Whether there are any `playable_modes`."""
    modes = _modes_for(g, power, card, moment)
    if not modes or _was_played(g, card) or any(g.hooks.card_refusals(g, power, card)):
        return False
    subject = _subject(card, about)
    for mode in modes:
        if _is_possible(g, power, card, mode, about=subject):
            return True
    return False


def _which_mode(
    g: AnyWar, power: Power, card: CardId, window: str, *, about: object
) -> Procedure[CardMode]:
    modes = _modes_now(g, power, card, window, about=about)
    if len(modes) == 1:
        return modes[0]
    ref = card_ref(g, card)
    options = [
        Option(f"mode.{m.id}", m, (ref,), f"card-mode-{g.world.cards[card].id}-{m.id}")
        for m in modes
    ]
    pick = yield Ask(g.seat_of(power), "card-mode", options, f"{g.book} 6.1", args={"card": ref})
    mode: CardMode = pick.value
    return mode


@cites("HIS 6.2", "VQ 6.2")
def dispose(
    g: AnyWar, card: CardId, happened: bool, power: Power | None = None, outcome: object = None
) -> None:
    """Out of play, onto a power card, or into the discard pile.

    `outcome` is what the effect returned for `power`, which played it.
    """
    row = g.world.cards[card]
    if row.type == "home" or outcome == STAYS:
        g.clear_table(card)  # a home card lies on its power's card until the next deal
    elif happened and outcome != COMES_BACK and leaves_game(g, row, power, outcome):
        g.remove_card(card)
    else:
        g.to_discard(card)


def leaves_game(g: AnyWar, row: CardRow, power: Power | None, outcome: object) -> bool:
    if row.remove == "if":
        assert row.remove_when is not None
        return bool(g.hooks.holds(g, row.remove_when, power, outcome))
    return row.remove in ("after_event", "becomes_ruler")
