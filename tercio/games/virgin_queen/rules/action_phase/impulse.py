"""What an impulse allows: types of actions, and a treasure to extend it (VQ 11, 11.1)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.rows.map import VqActionRow
from tercio.games.virgin_queen.rules.minor_powers.activated_majors import ACTIVATED_LIMITS as LIMITS
from tercio.kernel.ask import Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.card_play import dispose, leaves_game
from tercio.wars.cards.responses import ask_at_impulse
from tercio.wars.model.names import CardId, Power

TOPICS = {"religious": "religion", "espionage": "espionage", "patronage": "patronage"}
"""Types of actions that go with a topic of the rules."""


@cites("VQ 11", "VQ 6.1")
def begin(g: VirginQueen, power: Power) -> Procedure[None]:
    """Nothing was spent yet; then whoever may interrupt any impulse is asked."""
    g.state.types_used = []
    g.state.extending = False
    yield from ask_at_impulse(g, power)


@cites("VQ 6.2", "VQ 28")
def put_away(g: VirginQueen, power: Power, card: CardId) -> None:
    """A card played for CP: a home card lies on its power card, others are discarded.

    Grand Tour leaves the game in any way it is played, once the League has formed.
    """
    row = g.world.vq_card(card)
    gone = row.remove_for_cp and leaves_game(g, row, power, None)
    g.remove_card(card) if gone else dispose(g, card, happened=False)


# -- which actions may be chosen -------------------------------------------------------------------


def action_row(g: VirginQueen, action: str) -> VqActionRow | None:
    return g.world.vq_actions.get(action)


@forbids("VQ 19", "VQ 11.1")
def comes_later_in_the_game(g: VirginQueen, power: Power, row: VqActionRow) -> bool:
    """Espionage begins on turn 3."""
    return g.state.turn < row.from_turn


@forbids("VQ 11")
def was_its_type_before_the_treasure(g: VirginQueen, power: Power, row: VqActionRow) -> bool:
    """The treasure must be spent on other types than the card was."""
    return g.state.extending and power == g.state.active and row.type in g.state.types_used


@forbids("VQ 28")
def is_not_in_this_scenario(g: VirginQueen, power: Power, row: VqActionRow) -> bool:
    """The learning scenario leaves topics out."""
    if row.id == "build_expedition":
        return not plays_with(g, "expeditions")
    return row.type in TOPICS and not plays_with(g, TOPICS[row.type])


ACTING = Restrictions(
    "action",
    comes_later_in_the_game,
    was_its_type_before_the_treasure,
    is_not_in_this_scenario,
)


def may_act(g: VirginQueen, power: Power, action: str) -> bool:
    row = action_row(g, action)
    if row is None:
        return True
    if power in g.contenders:
        if not g.left_out and not g.state.extending:
            return not comes_later_in_the_game(g, power, row)  # nothing else of ACTING can
        return ACTING.allow(g, power, row)
    return ACTING.allow(g, power, row) and LIMITS.allow(g, power, action)


def acting_refusals(g: VirginQueen, power: Power, action: str) -> list[Refusal]:
    row = action_row(g, action)
    if row is None:
        return []
    return ACTING.refusals(g, power, row) + LIMITS.refusals(g, power, action)


@cites("VQ 11")
def note_type(g: VirginQueen, power: Power, action: str) -> None:
    """Remember the types that a card was spent on; not those of an event with CP."""
    state, row = g.state, action_row(g, action)
    if row is None or state.extending or power != state.active or not _counts(g):
        return
    if row.type not in state.types_used:
        state.types_used.append(row.type)


def _counts(g: VirginQueen) -> bool:
    """A card played for CP, or the 2 CP of a mandatory event."""
    impulse = g.state.impulse
    if not impulse.card:
        return False
    return not impulse.as_event or g.world.card_type(impulse.card) == "mandatory"
