"""The Card Draw Phase (VQ 8, 6.2, 6.3)."""

from tercio.games.virgin_queen.conditions import holds
from tercio.games.virgin_queen.model.court_questions import (
    card_bonus,
    has_happened,
    is_ruler_dead,
    ruler_of,
)
from tercio.games.virgin_queen.model.court_verbs import deal_named, gain_home_card, return_home_card
from tercio.games.virgin_queen.model.events.court import SpanishMarkersAdded
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS, OTTOMAN, PROTESTANT, SPAIN
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.treasure_verbs import fill_treasure_rows, refresh_treasure_pool
from tercio.games.virgin_queen.rows.cards import VqCardRow
from tercio.games.virgin_queen.rows.tables import ForeignWarRow
from tercio.games.virgin_queen.rules.card_draw.personages import add_personages
from tercio.games.virgin_queen.rules.construction.colonies import new_world_riches
from tercio.games.virgin_queen.rules.victory.scoring import protestant_keys
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.land.foreign_war import wars_of
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.rows import MarkerRow
from tercio.wars.model.space_questions import controlled_keys


@cites("VQ 8", "VQ 7")
def card_draw(g: VirginQueen) -> Procedure[None]:
    g.state.events_played = [[] for _ in MAJORS]
    add_personages(g)
    add_fortresses_and_jesuits(g)
    add_cards(g)
    deal_cards(g)
    refresh_treasures(g)
    yield from new_world_riches(g)


# -- fortresses and Jesuits (8.2) ------------------------------------------------------------------


@cites("VQ 8.2")
def add_fortresses_and_jesuits(g: VirginQueen) -> None:
    """What Spain may add to the map this turn, if it has not so many left."""
    oceans, religion = g.state.oceans, g.state.religion
    forts = "fortresses_on_card"
    if has_bonus(g, SPAIN, "coastal_fortification"):
        forts = "fortresses_on_card_science"
    jesuits = "jesuits_on_card"
    if has_happened(g, "english_college_douai"):
        jesuits = "jesuits_on_card_douai"
    oceans.forts_on_card = max(oceans.forts_on_card, g.world.constant(forts))
    left = g.world.data.table("markers", MarkerRow)["jesuit"].count - religion.jesuits.bit_count()
    wanted = max(religion.jesuits_on_card, g.world.constant(jesuits))
    religion.jesuits_on_card = min(wanted, left) if plays_with(g, "religion") else 0
    g.record(SpanishMarkersAdded(oceans.forts_on_card, religion.jesuits_on_card))


# -- the deck (6.2, 8.3) ---------------------------------------------------------------------------


@cites("VQ 6.2", "VQ 8.3")
def add_cards(g: VirginQueen) -> None:
    """Cards of this turn, and those of the Catholic League once it has formed; then all mix."""
    late = [card for card in g.state.aside if is_due(g, g.world.vq_card(card))]
    for card in late:
        if g.world.card_type(card) == "home":
            gain_home_card(g, owner_of(g, card), card)
    g.reshuffle([card for card in late if g.world.card_type(card) != "home"])


def is_due(g: VirginQueen, row: VqCardRow) -> bool:
    if row.enter == "start" or g.state.turn < row.turn:
        return False
    return row.enter_when is None or holds(g, row.enter_when)


def owner_of(g: VirginQueen, card: CardId) -> Power:
    owner = g.world.cards[card].owner
    assert owner is not None
    return g.world.power[owner]


@cites("VQ 6.2", "VQ 6.1", "VQ 3.3")
def deal_cards(g: VirginQueen) -> None:
    """Home cards come back to the hand, then each power draws; its markers are used up."""
    court = g.state.court
    court.set_aside.clear()
    deal_rulers_card(g)
    for power in g.powers_in_play():
        for card in court.home_cards[power]:
            return_home_card(g, power, card)
        g.draw_cards(power, cards_due(g, power))
        court.card_markers[power] = 0


@cites("VQ 3.3")
def deal_rulers_card(g: VirginQueen) -> None:
    """Suleiman's bonus: his successor's card is dealt to the Ottoman, if it is in the deck."""
    for power in g.powers_in_play():
        row = ruler_of(g, power)
        if row.dealt_card is None or row.dealt_turn != g.state.turn:
            continue
        card = g.world.card[row.dealt_card]
        if card in g.state.deck and not is_ruler_dead(g, power):
            deal_named(g, power, card)


@cites("VQ 6.2")
def cards_due(g: VirginQueen, power: Power) -> int:
    """By keys, ruler and markers. Foreign wars and the Suez Canal count every turn."""
    cards = base_cards(g, power) + card_bonus(g, power)
    cards += g.state.court.card_markers[power] + lasting_markers(g, power)
    return max(0, cards)


@cites("VQ 6.2", "VQ 4", "VQ 12.4", "VQ 23.6")
def base_cards(g: VirginQueen, power: Power) -> int:
    """By keys free of unrest; the Protestant by the shorter of his two rows."""
    track = g.world.key_tracks[power].cards
    keys = min(protestant_keys(g)) if power == PROTESTANT else controlled_keys(g, power)
    return track[min(keys, len(track) - 1)]


@cites("VQ 6.2", "VQ 23.1", "VQ 23.7")
def lasting_markers(g: VirginQueen, power: Power) -> int:
    """Markers that stay: of foreign wars under way, and of the canal."""
    rows = g.world.data.table("foreign_wars", ForeignWarRow).values()
    minus = {g.world.card[row.card]: row.minus_cards for row in rows}
    lost = sum(minus[war.card] for war in wars_of(g, power))
    canal = power == OTTOMAN and g.state.oceans.suez_built
    return (g.world.constant("canal_cards") if canal else 0) - lost


# -- treasures (6.3, 8.4) --------------------------------------------------------------------------


@cites("VQ 6.3", "VQ 8.4")
def refresh_treasures(g: VirginQueen) -> None:
    """Spent ones go back to the pool; then the rows of Spain and Portugal are filled."""
    refresh_treasure_pool(g)
    spanish = "spanish_treasures"
    if g.state.oceans.settlements.get("philippines") == SPAIN:
        spanish = "spanish_treasures_with_philippines"
    constant = g.world.constant
    fill_treasure_rows(g, constant(spanish), constant("portuguese_treasures"))
