"""The impulse of a player: its start, actions and cards in any order, its end (uRR 8.2.2)."""

from typing import NamedTuple

from tercio.games.ultima_ratio_regis.cards.registry import event, event_refusals, is_possible
from tercio.games.ultima_ratio_regis.model.events.general import (
    EventIgnored,
    ImpulseBegun,
    ImpulseEnded,
)
from tercio.games.ultima_ratio_regis.model.kept_answers import still
from tercio.games.ultima_ratio_regis.model.names import Player, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    majors_in_play,
    points_of,
    powers_of,
    seat_of_player,
)
from tercio.games.ultima_ratio_regis.model.refs import power_ref, seat_ref
from tercio.games.ultima_ratio_regis.rows.cards import CardRow
from tercio.games.ultima_ratio_regis.rules.actions.obstacles import (
    action_refusals,
    refusals_at,
    why_not_action,
)
from tercio.games.ultima_ratio_regis.rules.actions.registry import Known, When, actions_of
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import forced_peace
from tercio.games.ultima_ratio_regis.rules.sequence.aftermath import put_in_order
from tercio.kernel.ask import (
    DONE,
    Args,
    Ask,
    Checkpoint,
    Explain,
    Option,
    Phrase,
    Procedure,
    Refusal,
    ref,
)
from tercio.kernel.citations import cites
from tercio.kernel.errors import RulesBug
from tercio.kernel.restrictions import Restrictions, forbids

NO_ACTION = Phrase("actions-none")


@cites("uRR 8.2.2")
def impulse(g: Regis) -> Procedure[None]:
    """From wherever the state says that it is."""
    s = g.state
    if not s.impulse.stage:
        g.begin_impulse(s.active)
        g.record(ImpulseBegun(seat_ref(g, s.active)))
        if not hand(g, s.active):
            begin_without_cards(g)
    if s.impulse.stage == "start":
        yield from free_things(g, "start")
        s.impulse.stage = "actions"
    if s.impulse.stage == "actions":
        yield from actions_and_cards(g)
        s.impulse.stage = "end"
    yield from free_things(g, "end")
    g.record(ImpulseEnded(seat_ref(g, s.active)))
    s.impulse.stage = ""


def hand(g: Regis, player: Player) -> list[str]:
    return g.state.cards.hands[g.seats[player]]


@cites("uRR 8.2.3")
def begin_without_cards(g: Regis) -> None:
    """An action more for one of his powers; those at war may regroup or redeploy for nothing.

    A game for one has no cards at all, and as many actions as its rules say (PB 9.1).
    """
    state, actions = g.state.impulse, g.world.solo_actions(g.scenario.id, g.state.turn)
    state.unassigned = actions - 1 if actions else 1
    state.event_done = True
    state.without_cards = not actions


@cites("uRR 8.2.2")
def free_things(g: Regis, when: When) -> Procedure[None]:
    """What costs nothing, as long as he wants any of it; nobody is asked who can do nothing."""
    player = g.state.active
    while True:
        with still(g):
            options = [o for power in powers_of(g, player) for o in actions_of(g, power, when)]
        if not options:
            return
        yield Checkpoint(f"impulse {when}")
        options.append(Option(DONE, cite="uRR 8.2.2"))
        explain = why_not_action(g, player, when)
        kind = f"impulse-{when}"
        pick = yield Ask(
            seat_of_player(g, player), kind, options, cite="uRR 8.2.2", explain=explain
        )
        if pick.key == DONE:
            return
        action, power = pick.value
        g.state.impulse.busy = True
        before = standing(g)
        yield from action.take(g, power)
        yield from settle(g, [power], before)
        g.state.impulse.busy = False


@cites("uRR 8.2.2")
def actions_and_cards(g: Regis) -> Procedure[None]:
    """Intrinsic actions, cards and their points, mixed as he likes."""
    player, known = g.state.active, Known()
    while True:
        yield Checkpoint("action")
        actions = action_options(g, player, known)
        options = [*actions, *card_options(g, player), *closing(g, player)]
        explain = why_not(g, player)
        args: Args = {"left": actions_left(g, player)}
        ask = Ask(
            seat_of_player(g, player), "action", options, "uRR 8.2.2", args=args, explain=explain
        )
        pick = yield ask
        if pick.key == DONE:
            ignore_event(g)
            return
        g.state.impulse.busy = True
        touched = yield from carry_out(g, player, pick)
        g.state.impulse.busy = False
        if touched:
            known.clear()


def actions_left(g: Regis, player: Player) -> list[Phrase]:
    """The points of each power, and those of the card in play for whoever may have them."""
    state, powers = g.state.impulse, powers_of(g, player)
    if state.closing:
        return [NO_ACTION]
    shared = state.unassigned and sum(not state.fed >> power & 1 for power in powers) > 1
    told = list[Phrase]()
    for power in powers:
        points = points_of(g, power) - (shared and not state.fed >> power & 1) * state.unassigned
        if points:
            told.append(Phrase("actions-of", {"power": power_ref(g, power), "n": points}))
    if shared:
        told.append(Phrase("actions-for-any", {"n": state.unassigned}))
    return told or [NO_ACTION]


def carry_out(g: Regis, player: Player, pick: Option) -> Procedure[bool]:
    """Whether it has changed what actions look at. A card that is laid down does not, nor does an
    action that was given up."""
    verb = pick.key.partition(".")[0]
    if verb == "card":
        yield from play_card(g, player, pick.value)
        return False
    if verb == "event":
        yield from resolve_event(g)
        return True
    action, power = pick.value
    points, before = points_of(g, power), standing(g)
    taken: bool = yield from action.take(g, power)
    if taken and points_of(g, power) == points and is_in_play(g, power):
        raise RulesBug(f"The action {action.id} has cost nothing.")
    yield from settle(g, [power], before)
    return taken and not (action.quiet and not g.scenario.blocks)  # blocks look at unrest (PB 10)


class Standing(NamedTuple):
    """All that peace, bases and stacks depend on. Where it is the same after an action as before
    there is nothing to put in order, for there was nothing before."""

    land: tuple[object, ...]
    """Who holds what, and where fleets may be based."""
    units: tuple[object, ...]
    """Where they are, and the leaders who let more of them stand together."""
    war: tuple[object, ...]


def standing(g: Regis) -> Standing:
    s, realm = g.state, g.realm
    areas = (s.held[:], s.owned[:], s.homes[:], list(s.sieges), s.closed)
    friends = (realm.patron[:], realm.kept_out.copy(), realm.interest[:], len(realm.grants))
    distance = (realm.nod_mediterranean, realm.nod_elsewhere)
    organizers = [leader.place for leader in s.leaders if leader.is_organizer]
    war = (realm.foes[:], realm.morale[:])
    return Standing((areas, friends, distance), (s.units[:], organizers), war)


@cites("uRR 15.1.1", "uRR 21.4.2")
def settle(g: Regis, powers: list[Power], before: Standing | None = None) -> Procedure[None]:
    """What an action or an event leaves behind; peace may move units too, so it goes first."""
    now = standing(g)
    if now == before:
        return
    if before is None or (now.land, now.war) != (before.land, before.war):
        yield from forced_peace(g)
        now = standing(g)
    yield from put_in_order(g, powers, before is None or now.land != before.land)


def action_options(g: Regis, player: Player, known: Known) -> list[Option]:
    powers = [power for power in powers_of(g, player) if points_of(g, power)]
    with still(g):
        return [option for power in powers for option in actions_of(g, power, "action", known)]


def card_options(g: Regis, player: Player) -> list[Option]:
    """The event of the card in play, if it is still to come; else another card."""
    state = g.state.impulse
    if is_event_due(g):
        return [Option("event", None, (ref("card", state.card),), cite="uRR 8.2.2")]
    if state.closing and state.played:
        return []
    cards = dict.fromkeys(hand(g, player))
    return [
        Option(f"card.{card}", card, (ref("card", card),), cite="uRR 8.2.2")
        for card in CARD_PLAY.enumerate(cards, g, player)
    ]


@cites("uRR 8.2.2", "uRR 21.3")
def is_event_due(g: Regis) -> bool:
    """That of the card in play has not happened, and would change something."""
    state = g.state.impulse
    return bool(state.card) and not state.event_done and is_possible(g, state.card)


def ignore_event(g: Regis) -> None:
    """The event of the card in play, which could not happen, lapses."""
    state = g.state.impulse
    if state.card and not state.event_done:
        state.event_done = True
        g.record(EventIgnored(ref("card", state.card)))


def closing(g: Regis, player: Player) -> list[Option]:
    """He may stop once he has played a card, or has none, and its event has happened."""
    if is_event_due(g) or (not g.state.impulse.played and hand(g, player)):
        return []
    return [Option(DONE, cite="uRR 8.2.2")]


@cites("uRR 8.2.2")
def why_not_done(g: Regis, player: Player) -> list[Refusal]:
    """What has still to come before the impulse may end."""
    if closing(g, player):
        return []
    missing = "the-event-must-happen" if is_event_due(g) else "a-card-must-be-played"
    return [Refusal("uRR 8.2.2", f"forbid-{missing}")]


# -- cards -------------------------------------------------------------------------------------


@cites("uRR 8.2.2", "uRR 3.1")
def is_priority(g: Regis, card: CardRow, cards_in_hand: int) -> bool:
    """It must be played before others, always or with few cards in hand."""
    few = cards_in_hand <= g.world.book.impulse.few_cards
    return card.priority == "always" or (card.priority == "at4" and few)


@forbids("uRR 8.2.2")
def waits_for_priority_cards(g: Regis, player: Player, card: str) -> bool:
    """Combat cards do not wait."""
    rows, cards = g.world.cards, hand(g, player)
    if rows[card].is_combat or is_priority(g, rows[card], len(cards)):
        return False
    return any(is_priority(g, rows[other], len(cards)) for other in cards)


CARD_PLAY = Restrictions("play-card", waits_for_priority_cards)


@forbids("uRR 8.2.2")
def event_comes_first(g: Regis, player: Player, card: str) -> bool:
    """That of the card in play must happen before another is played."""
    return is_event_due(g)


@forbids("uRR 21.3.3")
def war_was_the_last_point(g: Regis, player: Player, card: str) -> bool:
    """After a declaration without casus belli no further card is played."""
    return g.state.impulse.closing and bool(g.state.impulse.played)


NEXT_CARD = CARD_PLAY.plus(event_comes_first, war_was_the_last_point)
"""All that keeps a card in the hand; what is not about the card itself is asked but once."""


def why_not(g: Regis, player: Player) -> Explain:
    def explain(thing: str) -> list[Refusal]:
        kind, _, id = thing.partition(":")
        state = g.state.impulse
        if kind == "action":
            return action_refusals(g, player, "action", id)
        if thing == DONE:
            return why_not_done(g, player)
        if kind == "card" and id == state.card and not state.event_done:
            return event_refusals(g, id)
        if kind == "card" and id in hand(g, player):
            return NEXT_CARD.refusals(g, player, id)
        return refusals_at(g, player, "action", thing)

    return explain


@cites("uRR 8.2.2")
def play_card(g: Regis, player: Player, card: str) -> Procedure[None]:
    """For its event and its points; of a combat card only the point counts."""
    state = g.state.impulse
    ignore_event(g)
    if state.unassigned:
        yield from keep_points(g, player)
    state.fed |= state.current
    state.current = 0
    row = g.world.cards[card]
    g.state.cards.play(g, g.seats[player], card)
    state.card, state.unassigned = card, row.points
    state.event_done = row.is_combat
    state.played += 1


@cites("uRR 8.2.2")
def keep_points(g: Regis, player: Player) -> Procedure[None]:
    """Points of the card before, which he can keep for powers that may have them; or they lapse."""
    state = g.state.impulse
    powers = [power for power in powers_of(g, player) if not state.fed >> power & 1]
    while state.unassigned and powers:
        options = [
            Option(f"keep.{g.world.power_ids[p]}", p, (power_ref(g, p),), cite="uRR 8.2.2")
            for p in powers
        ]
        options.append(Option(DONE, cite="uRR 8.2.2"))
        args = {"points": state.unassigned}
        pick = yield Ask(seat_of_player(g, player), "keep-points", options, "uRR 8.2.2", args=args)
        if pick.key == DONE:
            break
        g.keep_points(pick.value, 1)


@cites("uRR 8.2.2")
def resolve_event(g: Regis) -> Procedure[None]:
    """As one block, before, between or after the actions of its points."""
    state = g.state.impulse
    state.event_done = True
    yield from event(g, state.card)
    yield from settle(g, majors_in_play(g))
