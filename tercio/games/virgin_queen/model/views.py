"""What a seat may know of a game, and what must always hold in it."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tercio.games.virgin_queen.model.court_verbs import SECRET_HOME
from tercio.games.virgin_queen.model.ocean_invariants import ocean_violations
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import HRE, MAJORS, SPAIN
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rules.victory.scoring import PREFERENCES
from tercio.kernel.ask import Seat
from tercio.kernel.parts import apart
from tercio.kernel.randomness import Randomness
from tercio.wars.display.called import seat_name, unit_name
from tercio.wars.model import invariants
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.rows import ConditionRow
from tercio.wars.model.unseen_cards import HIDDEN, deal_unseen, sharing, visible_cards

FACE_DOWN: Final = ""
"""A treasure that the seat cannot see."""
SECRET: Final = "secret"
"""A religious preference that was recorded and not revealed."""


def hide(g: VirginQueen, seat: Seat | None) -> VqState:
    """A copy with gaps: hands, treasures, the home card laid aside, the preference, talks.

    A Cipher Key opens the hand of the power that it lies with (19).
    """
    return _cover(g, g.state.copy(), seat)


def glance(g: VirginQueen, seat: Seat | None) -> VqState:
    """The same, but what is not covered belongs to the state itself."""
    state = sharing(g.state)
    state.treasury, state.oceans = apart(state.treasury), apart(state.oceans)
    state.court = apart(state.court)
    state.treasury.hands = state.treasury.hands[:]
    state.oceans.loot = state.oceans.loot[:]
    state.court.set_aside = state.court.set_aside.copy()
    return _cover(g, state, seat)


def _cover(g: VirginQueen, state: VqState, seat: Seat | None) -> VqState:
    mine = g.powers_of(seat) if seat is not None else []
    read = [*mine, *g.hands_read_by(seat)] if seat is not None else []
    for power in MAJORS:
        if power not in read:
            state.hands[power] = _covered(g, state.hands[power])
    if state.impulse.fresh and state.active not in mine:
        state.impulse.fresh = [HIDDEN] * len(state.impulse.fresh)
    state.deck = [HIDDEN] * len(state.deck)
    state.floor = state.floor.seen_by(seat)
    state.deals = [deal for deal in state.deals if deal.is_between(seat)]
    _hide_treasures(g, state, mine, read)
    _hide_court(g, state, mine, read)
    return state


def _covered(g: VirginQueen, hand: list[CardId]) -> list[CardId]:
    """As others see it: home cards, unless it is a secret which of them it holds, and gaps."""
    known = g.world.home_cards
    homes = [card for card in hand if card in known]
    seen = [HIDDEN] * (len(hand) - len(homes))
    if g.state.court.set_aside:
        homes = [SECRET_HOME if g.is_secret_home_card(card) else card for card in homes]
    return sorted(seen + homes) if homes else seen


def _hide_treasures(g: VirginQueen, state: VqState, mine: list[Power], read: list[Power]) -> None:
    """Spain sees its row, everybody his own hand and his captains' loot; nobody the rest."""
    treasury, oceans = state.treasury, state.oceans
    treasury.pool = [FACE_DOWN] * len(treasury.pool)
    treasury.portuguese_row = [FACE_DOWN] * len(treasury.portuguese_row)
    if SPAIN not in mine:
        treasury.spanish_row = [FACE_DOWN] * len(treasury.spanish_row)
        treasury.fleet = [FACE_DOWN] * len(treasury.fleet)
    for power in MAJORS:
        if power not in read:
            treasury.hands[power] = [FACE_DOWN] * len(treasury.hands[power])
    for captain, loot in enumerate(oceans.loot):
        if loot and oceans.captain_power[captain] not in mine:
            oceans.loot[captain] = [FACE_DOWN] * len(loot)


def _hide_court(g: VirginQueen, state: VqState, mine: list[Power], read: list[Power]) -> None:
    court = state.court
    for power in court.set_aside:
        if power not in read and g.keeps_home_secret(power):
            court.set_aside[power] = SECRET_HOME
    if court.preference and not court.preference_revealed and HRE not in mine:
        court.preference = SECRET


# -- filling the gaps ------------------------------------------------------------------------------


def determinize(g: VirginQueen, seat: Seat | None, random: Randomness) -> VqState:
    """Deal what the seat cannot see at random into the gaps of its view."""
    state = g.state.copy()
    _choose_home_cards(state, random)
    deal_unseen(g, state, random)
    if HIDDEN in state.impulse.fresh:
        _guess_fresh(g, state, random)
    _deal_treasures(g, state, random)
    if state.court.preference == SECRET:
        state.court.preference = random.pick(PREFERENCES, "determinize")
    return state


def _choose_home_cards(state: VqState, random: Randomness) -> None:
    """Which of its home cards a power has laid aside."""
    court = state.court
    for power, card in court.set_aside.items():
        if card == SECRET_HOME:
            aside = random.pick(court.home_cards[power], "determinize")
            kept = [c for c in court.home_cards[power] if c != aside]
            rest = [c for c in state.hands[power] if c != SECRET_HOME]
            court.set_aside[power] = aside
            state.hands[power] = sorted(rest + kept)


def _guess_fresh(g: VirginQueen, state: VqState, random: Randomness) -> None:
    """Which cards of its hand the active power has just won."""
    hand = [card for card in state.hands[state.active] if g.world.card_type(card) != "home"]
    random.shuffle(hand, "determinize")
    state.impulse.fresh = sorted(hand[: len(state.impulse.fresh)])


def _treasure_piles(state: VqState) -> list[list[str]]:
    treasury = state.treasury
    return [
        *treasury.hands,
        *state.oceans.loot,
        treasury.spanish_row,
        treasury.fleet,
        treasury.portuguese_row,
        treasury.pool,
    ]


def _deal_treasures(g: VirginQueen, state: VqState, random: Randomness) -> None:
    piles = _treasure_piles(state)
    seen = Counter(t for pile in piles for t in pile if t)
    seen.update(state.treasury.discard + state.treasury.gone)
    unseen = [id for id, row in g.world.treasures.items() for _ in range(row.count - seen[id])]
    random.shuffle(unseen, "determinize")
    for pile in piles:
        gaps = pile.count(FACE_DOWN)
        pile[:] = sorted([treasure for treasure in pile if treasure] + unseen[:gaps])
        del unseen[:gaps]
    assert not unseen, f"treasures without a place: {unseen}"


# -- what must hold --------------------------------------------------------------------------------


def conserved(g: VirginQueen) -> dict[str, int]:
    """No card and no treasure is lost or doubled."""
    state = g.state
    cards = {card for card in [*visible_cards(g), *state.deck] if card > 0}
    piles = [*_treasure_piles(state), state.treasury.discard, state.treasury.gone]
    return {
        "cards": len({card for card in cards if g.world.card_type(card) != "home"}),
        "treasures": sum(len(pile) for pile in piles),
    }


def violations(g: VirginQueen) -> list[str]:
    return [*invariants.violations(g), *_home_card_violations(g), *ocean_violations(g)]


def _home_card_violations(g: VirginQueen) -> Iterator[str]:
    state = g.state
    for power, aside in state.court.set_aside.items():
        if aside in state.hands[power]:
            yield f"{g.world.power_rows[power].name} holds the home card that it laid aside."


# -- words -----------------------------------------------------------------------------------------

TABLES: Final = {"bonus": "science_bonuses", "war": "cards"}
ACTIONS: Final = {
    "switch_don_john": "Don John goes ashore or to sea",
    "load_armada": "Troops board or leave the Armada",
}
"""Actions without a place on the power cards."""
TREASURES: Final = {
    "cp": "{value} CP treasure",
    "draw_card": "Draw Card treasure",
    "science_bonus": "Science Bonus treasure",
    "one_vp": "1 VP treasure",
}
FAITHS: Final = {"protestant": "Protestant", "catholic": "Catholic", "balanced": "Balanced"}


def name_of(world: VqWorld, kind: str, id: str) -> str | None:
    """The English name of anything that can be pointed at."""
    if kind == "unit":
        return unit_name(world, id)
    if kind == "seat":
        return seat_name(world, id)
    if kind == "treasure":
        return _treasure_name(world, id)
    if kind in ("preference", "faith"):
        return FAITHS.get(id)
    if kind == "action" and id in ACTIONS:
        return ACTIONS[id]
    row: object = world.data.tables.get(TABLES.get(kind, kind + "s"), {}).get(id)
    if isinstance(row, ConditionRow):
        return row.text
    name: str | None = getattr(row, "name", None)
    return name


def _treasure_name(world: VqWorld, id: str) -> str | None:
    row = world.treasures.get(id)
    return TREASURES[row.kind].format(value=row.value) if row else None
