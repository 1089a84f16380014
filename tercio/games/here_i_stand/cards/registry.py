"""What each card of Here I Stand does, and what can be against it (HIS 6.1, 11)."""

from collections.abc import Iterable, Iterator
from typing import Final

from tercio.games.here_i_stand.model.court_questions import reigns
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND
from tercio.games.here_i_stand.model.religion_questions import is_uncommitted
from tercio.games.here_i_stand.model.religion_verbs import commit_debater
from tercio.games.here_i_stand.rows.files import HisCardRow
from tercio.kernel.ask import Refusal
from tercio.wars.cards.card_effects import Effects
from tercio.wars.model.names import CardId, Power

EFFECTS: Final = Effects[HereIStand]()
plain = EFFECTS.plain
of_card = EFFECTS.of_card


def card_refusals(g: HereIStand, power: Power, card: CardId) -> Iterable[Refusal]:
    """What is against a card, whatever its mode, beyond what both games know."""
    debaters = needed_debaters(g, card)
    # Most cards need no debater, and nobody but England has had a Mary I.
    return _refusals(g, power, card, debaters) if debaters or power == ENGLAND else ()


def _refusals(
    g: HereIStand, power: Power, card: CardId, debaters: tuple[str, ...]
) -> Iterator[Refusal]:
    for debater in debaters:
        if not is_uncommitted(g, g.world.debater[debater]):
            yield Refusal("HIS 18.2", "forbid-debater-not-ready", {"debater": f"debater:{debater}"})
    is_for_war = g.world.card_type(card) in ("response", "combat")
    if is_for_war and power == ENGLAND and reigns(g, ENGLAND, "mary_i"):
        yield Refusal("HIS 21.3", "forbid-card-under-mary")


def needed_debaters(g: HereIStand, card: CardId) -> tuple[str, ...]:
    """The debaters that an event needs uncommitted."""
    row = g.world.cards[card]
    return row.commits if isinstance(row, HisCardRow) else ()


def commit_needed_debaters(g: HereIStand, card: CardId) -> None:
    for debater in needed_debaters(g, card):
        commit_debater(g, g.world.debater[debater])
