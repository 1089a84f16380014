"""The action phase: powers take impulses in order until all have passed in a row (11)."""

from collections.abc import Sequence
from typing import Generic

from tercio.kernel.ask import PASS, Args, Ask, Checkpoint, Option, Procedure, Refusal, nothing
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_play import OWN_IMPULSE, play_event, playable_modes, refusals
from tercio.wars.model.events import ImpulseBegan, Passed
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.state import Impulse
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.turn.actions import spend_cp

SHOWN = "shown"
"""Instead of a use: the card is chosen, what it is played for is not."""


class ImpulseHooks(Generic[G_contra]):
    """What happens around an impulse."""

    def before_impulse(self, g: G_contra, power: Power) -> Procedure[None]:
        """Between two impulses: the last moment in which a power can be made to skip its own."""
        return nothing()

    def skips_impulse(self, g: G_contra, power: Power) -> bool:
        """Whether an event takes this impulse away from a power; it does not count as a pass."""
        return False

    def impulse_begins(self, g: G_contra, power: Power) -> Procedure[None]:
        """Before a power chooses its card."""
        return nothing()

    def shows_card_first(self, g: G_contra, power: Power) -> bool:
        """Whether a power chooses its card before it says what it plays it for."""
        return False

    def card_chosen(self, g: G_contra, power: Power, card: CardId) -> Procedure[bool]:
        """After a power has chosen a card for its impulse; False if the impulse is over."""
        return _go_on()

    def pass_refusals(self, g: G_contra, power: Power) -> Sequence[Refusal]:
        """Why a power may not pass now (11)."""
        return ()

    def passed(self, g: G_contra, power: Power) -> Procedure[None]:
        """After a power has passed."""
        return nothing()

    def dispose_card(self, g: G_contra, power: Power, card: CardId) -> None:
        """Where a card goes that was played for CP."""
        g.to_discard(card)

    def impulse_ends(self, g: G_contra, power: Power) -> Procedure[None]:
        """After a power's impulse, passed or played."""
        return nothing()


def _go_on() -> Procedure[bool]:
    return True
    yield  # makes it a procedure


@cites("HIS 11", "VQ 11")
def action_phase(g: AnyWar) -> Procedure[None]:
    """Re-enters from `state.active` and, in mid-impulse, from the CP still to be spent."""
    state = g.state
    while not have_all_passed(g) and not state.over:
        power = state.active
        if not state.impulse.spending:
            yield Checkpoint("impulse", ends=("impulse",))
            yield from g.hooks.before_impulse(g, power)
            g.hooks.after_action(g, power)
            if not state.over and not g.hooks.skips_impulse(g, power):
                yield from begin_impulse(g, power)
        if state.impulse.spending and not state.over:
            yield from spend_cp(g, power)
        if not state.over:
            yield from g.hooks.impulse_ends(g, power)
        if state.impulse.card:
            state.passed = 0  # only now: an event may ask who has passed in this round
        state.impulse = Impulse()
        state.active = next_power(g, power)


@cites("HIS 11", "VQ 11")
def have_all_passed(g: AnyWar) -> bool:
    """In consecutive impulses; one that is skipped is no impulse, and no pass."""
    return not mask_of(g.powers_in_play()) & ~g.state.passed


def next_power(g: AnyWar, power: Power) -> Power:
    """Whose impulse comes after a power's, which may have left the order in its own."""
    order: Sequence[Power] = g.powers_in_play()
    if power not in order:
        return next((p for p in order if p > power), order[0])
    return order[(order.index(power) + 1) % len(order)]


def begin_impulse(g: AnyWar, power: Power) -> Procedure[None]:
    state = g.state
    state.impulses += 1
    g.record(ImpulseBegan(power_ref(g, power)))
    yield from g.hooks.impulse_begins(g, power)
    g.hooks.after_action(g, power)
    if state.over:
        return
    pick = yield _which_card(g, power)
    if pick.key == PASS:
        state.passed |= 1 << power
        g.record(Passed(power_ref(g, power)))
        yield from g.hooks.passed(g, power)
        return
    card, use = pick.value
    if not (yield from g.hooks.card_chosen(g, power, card)):
        state.passed = 0
        return
    if use == SHOWN:
        use = yield from _choose_use(g, power, card)
    if use == "cp":
        play_for_cp(g, power, card)
    else:
        state.impulse.card, state.impulse.as_event = card, True
        yield from play_event(g, power, card)
        g.hooks.after_action(g, power)


def play_for_cp(g: AnyWar, power: Power, card: CardId) -> None:
    impulse = g.state.impulse
    impulse.card = card
    impulse.cp = g.world.card_cp(card)
    impulse.spending = True
    g.play_card(power, card, "cp")
    g.hooks.dispose_card(g, power, card)


def _uses(g: AnyWar, power: Power, card: CardId) -> list[Option]:
    """A card for its CP, and as an event."""
    ref = card_ref(g, card)
    options = []
    if g.world.card_type(card) != "mandatory":
        args: Args = {"card": ref, "cp": g.world.card_cp(card)}
        options.append(Option(f"cp.{card}", (card, "cp"), (ref,), "option-play-cp", args=args))
    if playable_modes(g, power, card, OWN_IMPULSE):
        args = {"card": ref}
        options.append(
            Option(f"event.{card}", (card, "event"), (ref,), "option-play-event", args=args)
        )
    return options


def _shown(g: AnyWar, card: CardId) -> list[Option]:
    ref = card_ref(g, card)
    return [Option(f"show.{card}", (card, SHOWN), (ref,), "option-show-card", args={"card": ref})]


def _choose_use(g: AnyWar, power: Power, card: CardId) -> Procedure[str]:
    """What a card that was only shown is played for."""
    options = _uses(g, power, card)
    pick = options[0]
    if len(options) > 1:
        args: Args = {"power": power_ref(g, power), "card": card_ref(g, card)}
        pick = yield Ask(g.seat_of(power), "card-use", options, f"{g.book} 11", args=args)
    use: str = pick.value[1]
    return use


def _which_card(g: AnyWar, power: Power) -> Ask:
    options: list[Option] = []
    shows = g.hooks.shows_card_first(g, power)
    for card in g.state.hands[power]:
        options += _shown(g, card) if shows else _uses(g, power, card)
    if not options or not g.hooks.pass_refusals(g, power):
        options.append(Option(PASS))

    def explain(ref: str) -> list[Refusal]:
        if ref == "pass":
            return list(g.hooks.pass_refusals(g, power))
        for card in g.state.hands[power]:
            if card_ref(g, card) == ref:
                return list(refusals(g, power, card, OWN_IMPULSE))
        return []

    return Ask(
        g.seat_of(power),
        "impulse",
        options,
        f"{g.book} 11",
        args={"power": power_ref(g, power)},
        explain=explain,
    )
