"""What a seat may guess of a game, and what must always hold in it."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tercio.games.virgin_queen.model.court_state import LAID_ASIDE, PREFERENCE, SECRET, SECRET_HOME
from tercio.games.virgin_queen.model.impossible import impossible
from tercio.games.virgin_queen.model.ocean_invariants import ocean_violations
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.treasure_state import FACE_DOWN, TREASURE
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rules.victory.scoring import PREFERENCES
from tercio.kernel.ask import Phrase
from tercio.kernel.fields import fill, piles
from tercio.kernel.game import Guesses
from tercio.kernel.randomness import Randomness
from tercio.wars.model import invariants
from tercio.wars.model.impossible import power_name
from tercio.wars.model.rows import ConditionRow
from tercio.wars.model.unseen_cards import deal_unseen, visible_cards
from tercio.wars.model.viewers import CARD, FRESH, HIDDEN


def _choose_home_cards(g: VirginQueen, state: VqState, random: Randomness) -> None:
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
    if HIDDEN not in state.impulse.fresh:
        return
    hand = [card for card in state.hands[state.active] if g.world.card_type(card) != "home"]
    random.shuffle(hand, "determinize")
    state.impulse.fresh = sorted(hand[: len(state.impulse.fresh)])


def _deal_treasures(g: VirginQueen, state: VqState, random: Randomness) -> None:
    hidden = piles(state, TREASURE)
    seen = Counter(t for pile in hidden for t in pile if t != FACE_DOWN)
    seen.update(state.treasury.discard + state.treasury.gone)
    unseen = [id for id, row in g.world.treasures.items() for _ in range(row.count - seen[id])]
    random.shuffle(unseen, "determinize")
    fill(hidden, TREASURE, unseen)
    assert not unseen, f"treasures without a place: {unseen}"


def _guess_preference(g: VirginQueen, state: VqState, random: Randomness) -> None:
    if state.court.preference == SECRET:
        state.court.preference = random.pick(PREFERENCES, "determinize")


GUESSES: Final[Guesses] = {
    LAID_ASIDE: _choose_home_cards,
    CARD: deal_unseen,
    FRESH: _guess_fresh,
    TREASURE: _deal_treasures,
    PREFERENCE: _guess_preference,
}
"""How the gaps of a view are filled at random."""


# -- what must hold --------------------------------------------------------------------------------


def conserved(g: VirginQueen) -> dict[str, int]:
    """No card and no treasure is lost or doubled."""
    state = g.state
    cards = {card for card in [*visible_cards(g), *state.deck] if card > 0}
    treasures = [*piles(state, TREASURE), state.treasury.discard, state.treasury.gone]
    return {
        "cards": len({card for card in cards if g.world.card_type(card) != "home"}),
        "treasures": sum(len(pile) for pile in treasures),
    }


def violations(g: VirginQueen) -> list[str]:
    return [*invariants.violations(g), *_home_card_violations(g), *ocean_violations(g)]


def _home_card_violations(g: VirginQueen) -> Iterator[str]:
    state = g.state
    for power, aside in state.court.set_aside.items():
        if aside in state.hands[power]:
            yield impossible("home-card-aside", power=power_name(g, power))


# -- words -----------------------------------------------------------------------------------------

TABLES: Final = {"bonus": "science_bonuses", "war": "cards"}


def name_of(world: VqWorld, kind: str, id: str) -> str | None:
    """The English name of anything that can be pointed at."""
    if kind == "adjective":
        return world.power_rows[world.power[id]].adjective if id in world.power else None
    row: object = world.data.tables.get(TABLES.get(kind, kind + "s"), {}).get(id)
    if isinstance(row, ConditionRow):
        return row.text
    name: str | None = getattr(row, "name", None)
    return name


def treasure_name(world: VqWorld, id: str) -> Phrase | None:
    row = world.treasures.get(id)
    return Phrase(f"treasure-name-{row.kind}", {"value": row.value}) if row else None
