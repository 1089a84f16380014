"""Verbs of the religious struggle (VQ 2.3, 8.2, 18)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.events.religion import (
    FaithChanged,
    JesuitMoved,
    JesuitPlaced,
    JesuitRemoved,
    JesuitsTrained,
    LeagueFormed,
)
from tercio.games.virgin_queen.model.religion_questions import (
    is_last_of_its_faith,
    is_protestant,
    jesuits_in_play,
)
from tercio.kernel.citations import cites
from tercio.wars.model.names import Space
from tercio.wars.model.refs import place_ref
from tercio.wars.model.rows import MarkerRow

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


class FaithHooks:
    """What follows when the faith of a space has changed."""

    def faith_changed(self, g: "VirginQueen") -> None:
        """After a space has turned Protestant or Catholic."""


# -- faith -----------------------------------------------------------------------------------------


def set_faith(g: "VirginQueen", space: Space, faith: str) -> bool:
    """Religious influence changes, unless core presence forbids it. Whether it did."""
    if is_protestant(g, space) == (faith == "protestant"):
        return False
    if is_last_of_its_faith(g, space):
        return False
    g.state.religion.protestant ^= 1 << space
    g.record(FaithChanged(place_ref(g, space), faith))
    g.hooks.faith_changed(g)
    return True


# -- rebellions ------------------------------------------------------------------------------------


def mark_rebellion(g: "VirginQueen", area: str) -> None:
    religion = g.state.religion
    if religion.rebelled_in != g.state.impulses:
        religion.rebelled_in = g.state.impulses
        religion.rebelled = []
    religion.rebelled.append(area)


# -- the Catholic League (20.10) -------------------------------------------------------------------


@cites("VQ 20.10")
def mark_league(g: "VirginQueen") -> None:
    """It has formed: Spain makes no deals with its new enemies in the next turn."""
    g.state.court.league_turn = g.state.turn
    g.state.court.no_deals_with_spain = True
    g.record(LeagueFormed())


# -- Jesuits ---------------------------------------------------------------------------------------


@cites("VQ 8.2")
def train_jesuits(g: "VirginQueen", count: int) -> None:
    """Jesuits are added to the Spanish power card, as far as there are counters."""
    counters = g.world.data.table("markers", MarkerRow)["jesuit"].count
    count = min(count, counters - jesuits_in_play(g))
    if count > 0:
        g.state.religion.jesuits_on_card += count
        g.record(JesuitsTrained(count))


@cites("VQ 19.2")
def place_jesuit(g: "VirginQueen", space: Space) -> None:
    """From the Spanish power card into a space of England."""
    g.state.religion.jesuits_on_card -= 1
    g.state.religion.jesuits |= 1 << space
    g.record(JesuitPlaced(place_ref(g, space)))


@cites("VQ 19.1")
def remove_jesuit(g: "VirginQueen", space: Space) -> None:
    """Off the map; he may come back by way of the power card (8.2)."""
    g.state.religion.jesuits &= ~(1 << space)
    g.record(JesuitRemoved(place_ref(g, space)))


def move_jesuit(g: "VirginQueen", space: Space, to: Space) -> None:
    g.state.religion.jesuits ^= 1 << space | 1 << to
    g.record(JesuitMoved(place_ref(g, space), place_ref(g, to)))
