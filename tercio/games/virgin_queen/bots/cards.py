"""What each event is worth to whom, in victory points."""

from collections.abc import Mapping
from typing import Final

from tercio.games.virgin_queen.bots.court import patronage_worth
from tercio.games.virgin_queen.bots.espionage import plot_worth
from tercio.games.virgin_queen.bots.faith import gain
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.ocean_questions import captains_of
from tercio.games.virgin_queen.model.patronage_questions import has_bonus, has_sponsored
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.rules.religion.conversion_attempts import conversion_row
from tercio.games.virgin_queen.rules.religion.eligible_spaces import convertible
from tercio.wars.bots.card_worths import CardWorths, Worth
from tercio.wars.bots.event_worths import (
    always,
    city_rebels,
    foreign_war,
    mandatory,
    mercenary_losses,
    only,
    units_at_front,
)
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.space_questions import occupied_places
from tercio.wars.siege.assault import sieges_of

# -- faith -----------------------------------------------------------------------------------------


def mission(id: str, more: float = 0.0) -> Worth[Outlook]:
    """The attempts of a row of the data, in the area where they are worth most to us."""

    def worth(o: Outlook) -> float:
        if not plays_with(o.g, "religion"):
            return -0.5
        row = conversion_row(o.g, id)
        gains = [
            gain(o, row.faith, area, row.count, first=bool(row.first))
            for area in row.areas
            if convertible(o.g, row.faith, area)
        ]
        best = max(gains, default=0.0)
        return best + (more if best > 0 else 0.0)

    return worth


def best_of(*worths: Worth[Outlook]) -> Worth[Outlook]:
    return lambda o: max(worth(o) for worth in worths)


def both(*worths: Worth[Outlook]) -> Worth[Outlook]:
    return lambda o: sum(worth(o) for worth in worths)


# -- harm ------------------------------------------------------------------------------------------


def uprising(o: Outlook) -> float:
    """Unrest in unoccupied keys of the most dangerous rival, late in the turn."""
    best = 0.0
    for power in MAJORS:
        if power in o.own_powers or o.harm(power) <= 0:
            continue
        keys = o.state.home[power] & o.state.controlled[power] & o.world.keys & ~o.state.unrest
        open_keys = (keys & ~occupied_places(o.g)).bit_count()
        late = 1.0 if o.cards_left <= 1 else 0.4
        best = max(best, o.harm(power) * (late * 1.8 * min(open_keys, 3) + 0.2))
    return best


def largest_foe(o: Outlook) -> float:
    """An enemy's largest stack, halved."""
    best = 0.0
    for power in MAJORS:
        if are_enemies(o.g, o.power, power):
            pairs = zip(*o.state.troops[power * 2 : power * 2 + 2], strict=True)
            best = max(best, 0.07 * max(map(sum, pairs)))
    return best


def leader_dies(o: Outlook) -> float:
    return 0.25 + 0.5 * max(o.harm(p) for p in MAJORS)


def index(o: Outlook) -> float:
    """Catholic attempts, and a rival's work lost."""
    works = [w for w in o.state.patronage.sponsored if w.power not in o.own_powers]
    spoiled = max((1.2 * o.harm(work.power) for work in works), default=0.0)
    return mission("index_of_prohibited_books")(o) + spoiled


# -- gains -----------------------------------------------------------------------------------------


def sponsorship(cp: int, *, own: bool = True, italian: bool = True) -> Worth[Outlook]:
    """An artist or scientist by an event."""

    def worth(o: Outlook) -> float:
        if not plays_with(o.g, "patronage"):
            return -0.5
        best = 0.0
        for kind in ("artist", "scientist"):
            if has_sponsored(o.g, o.power, kind):
                continue
            pools = [False] * own + [True] * italian
            best = max(best, *(patronage_worth(o, kind, cp, italian=p) for p in pools))
        return best

    return worth


def patron_of_the_arts(o: Outlook) -> float:
    """An artist and a scientist, as if for 3 CP each."""
    total = 0.0
    for kind in ("artist", "scientist"):
        if not has_sponsored(o.g, o.power, kind):
            total += max(patronage_worth(o, kind, 3), patronage_worth(o, kind, 3, italian=True))
    return total


def draw(cards: float) -> Worth[Outlook]:
    """Cards are worth more while there is time to play them."""
    return lambda o: cards * (o.weights.card + 0.1 if o.cards_left or o.turns_left else 0.2)


def treachery(o: Outlook) -> float:
    """A siege of ours decides itself."""
    return max((o.capture(space) for space in sieges_of(o.g, o.power)), default=-0.5)


def treasure_fleet(o: Outlook) -> float:
    """Spain's treasures come home; a captain of ours may be lucky."""
    if o.power == SPAIN:
        return 2 * o.weights.treasure
    at_sea = sum(o.state.oceans.captain_at[c] >= 0 for c in captains_of(o.g, o.power))
    return 0.2 * at_sea - 1.5 * o.weights.treasure * o.harm(SPAIN)


def canal(o: Outlook) -> float:
    """Each attempt makes the next one easier (23.1)."""
    oceans = o.state.oceans
    if oceans.suez_built:
        return 0.9
    needed = 6 - oceans.suez_attempts - 2 * has_bonus(o.g, OTTOMAN, "excavation")
    chance = min(1.0, max(0.0, (7 - needed) / 6))
    later = 0.25 * min(4, o.turns_left) if o.turns_left >= 2 else 0.0
    dug = chance * (2.2 + o.weights.card * o.turns_left) + (1 - chance) * later
    return max(0.9, dug)


def count_up(id: str, held: Worth[Outlook]) -> Worth[Outlook]:
    return lambda o: mission(id)(o) + max(0.0, held(o))


def beggars(o: Outlook) -> float:
    return 1.3 if o.power == PROTESTANT else -0.6 if o.power == SPAIN else 0.3 * o.harm(SPAIN)


WAR_ABROAD: Final = only((HRE,), 0.3, -0.5)
"""What a war beside the map is to whoever must wage it."""

EVENTS: Final[Mapping[str, Worth[Outlook]]] = {
    # home cards
    "grand_vizier": canal,
    "ottoman_tribute": lambda o: o.weights.card + 2 * o.weights.cp,
    "the_virgin_queen": lambda o: 1.25 * o.weights.card,
    "walsingham": always(0.3),
    "gouvernante_de_france": always(1.0),
    "the_black_queen": always(0.3),
    "holy_roman_intercession": lambda o: o.weights.card + 0.2,
    "patron_of_the_arts": patron_of_the_arts,
    "calvinist_zeal": both(mission("calvinist_zeal"), lambda o: 2 * o.weights.cp),
    "spanish_armada": always(0.2),
    "paris_is_worth_a_mass": always(1.2),
    # mandatory
    "selim_ii": mandatory({OTTOMAN: -0.6}),
    "papal_bull": mandatory({SPAIN: 0.3, ENGLAND: -0.4}),
    "treasure_fleet": treasure_fleet,
    "wars_of_the_guise": mandatory({PROTESTANT: 1.2, FRANCE: -0.6}),
    "council_of_trent": mandatory({SPAIN: 0.8, FRANCE: 0.4, PROTESTANT: -0.8}),
    "scottish_lords_rebel": mandatory({ENGLAND: 0.6, FRANCE: -0.8, PROTESTANT: 0.3}),
    "henry_iii": mandatory({FRANCE: 0.3}),
    "murad_iii": mandatory({OTTOMAN: -0.1}),
    "death_of_king_sebastian": mandatory({SPAIN: 0.5}),
    "rudolf_ii": mandatory({HRE: 0.5}),
    "leicester_dies": mandatory({ENGLAND: -0.2}),
    # war
    "army_mutiny": largest_foe,
    "city_state_rebels": city_rebels,
    "expert_shipwrights": always(0.4),
    "foreign_volunteers": units_at_front(0.9),
    "holy_league": only((SPAIN,), 1.1),
    "homeland_uprising": uprising,
    "knights_of_st_john": only((SPAIN,), 0.7, -0.3),
    "mercenaries_bribed": mercenary_losses,
    "mercenaries_demand_pay": mercenary_losses,
    "morisco_revolt": lambda o: 0.9 if o.power == OTTOMAN else o.harm(SPAIN) * 1.2 - 0.1,
    "treachery": treachery,
    "untimely_death": leader_dies,
    "war_in_persia": foreign_war(OTTOMAN, 5, WAR_ABROAD),
    "war_with_poland": foreign_war(HRE, 5, WAR_ABROAD),
    "irish_rebellion": lambda o: o.harm(ENGLAND) * 1.5 if o.power != ENGLAND else -0.8,
    "pirate_haven": only((OTTOMAN,), 1.0, -0.3),
    "john_hawkins": only((ENGLAND,), 0.5, -0.3),
    "malcontents": only((SPAIN,), 0.8, -0.3),
    "spanish_inquisition": lambda o: (
        mission("spanish_inquisition")(o) + 0.5 if o.power == SPAIN else -0.3
    ),
    "rising_of_the_north": lambda o: 0.9 if o.power == SPAIN else o.harm(ENGLAND) - 0.1,
    # cards and treasure
    "diplomatic_overture": draw(1.3),
    "genoese_merchants": draw(1.1),
    "nostradamus_prophecies": draw(1.2),
    "ruler_falls_ill": lambda o: o.weights.card * (0.4 + max(o.harm(p) for p in MAJORS)),
    "fall_of_the_exchange": lambda o: 0.3 * o.harm(SPAIN) + 0.2 * o.harm(FRANCE),
    "sultana_safiye": draw(1.1),
    "slave_trade": only((ENGLAND, PROTESTANT), 0.1, -0.3),
    "letters_intercepted": lambda o: o.weights.card * (1.0 + 0.5 * max(o.harm(p) for p in MAJORS)),
    "gregorian_calendar": draw(1.0),
    "conquest_of_the_philippines": only((SPAIN,), 0.9, -0.3),
    "menendez_de_aviles": only((SPAIN,), 0.5, -0.3),
    "ridolfis_bank": only((SPAIN,), 0.7, 0.3),
    "cipher_key": only((SPAIN,), 0.5, 0.2),
    # faith
    "belgic_confession": mission("belgic_confession"),
    "colloquy_of_poissy": only((FRANCE, PROTESTANT), 0.5, -0.2),
    "english_recusants": mission("english_recusants"),
    "foxes_book_of_martyrs": mission("foxes_book_of_martyrs", 0.1),
    "grand_tour": mission("grand_tour", 0.2),
    "huguenot_lent": mission("huguenot_lent"),
    "iconoclastic_fury": mission("iconoclastic_fury"),
    "index_of_prohibited_books": index,
    "john_knox": mission("john_knox", 0.4),
    "printed_ballads": best_of(
        mission("printed_ballads.protestant"), mission("printed_ballads.catholic")
    ),
    "tridentine_catechism": mission("tridentine_catechism"),
    "council_of_troubles": mission("council_of_troubles", 0.3),
    "english_college_douai": mission("english_college_douai", 0.3),
    "puritans": mission("puritans"),
    "gods_secret_agents": mission("gods_secret_agents", 0.2),
    "counter_reformation": lambda o: o.conversions(-3.0),
    "dutch_revolt": count_up("dutch_revolt", only((PROTESTANT,), 1.0)),
    "enterprise_of_england": count_up("enterprise_of_england", only((SPAIN,), 0.8)),
    "pacification_of_ghent": lambda o: (
        1.2 if o.power == PROTESTANT else -0.8 if o.power == SPAIN else 0.0
    ),
    "union_of_arras": lambda o: 1.0 + o.conversions(-2.0) if o.power == SPAIN else -0.5,
    "act_of_abjuration": only((PROTESTANT,), 1.6, -0.4),
    "sea_beggars": beggars,
    "german_intervention": always(0.3),
    "the_sublime_porte": always(0.3),
    # court
    "commissioned_from_italy": sponsorship(4, own=False),
    "prague_cabinet": only((HRE,), 1.0, 0.3),
    "polish_royal_election": only((FRANCE, HRE), 0.9, 0.3),
    "louise_of_lorraine": always(0.0),
    "babington_plot": lambda o: plot_worth(o, 4) + 0.3 if o.power == SPAIN else -0.4,
    "day_of_the_barricades": lambda o: 1.0 if o.power == SPAIN else o.harm(FRANCE) * 0.8 - 0.2,
    "armada_indulgence": only((SPAIN,), 0.2, -0.3),
    # oceans
    "northwest_passage": only((ENGLAND, FRANCE, PROTESTANT), 0.5, -0.1),
    "drakes_drum": only((ENGLAND,), 1.0, -0.3),
    "scurvy": always(0.2),
    "raleighs_patent": only((ENGLAND,), 0.6, -0.3),
    "virginia": only((ENGLAND, PROTESTANT, FRANCE), 0.6),
}
CARDS: Final = CardWorths(EVENTS)
GRANTS: Final = {
    "spanish_road": 2,
    "ottoman_tribute": 0,
    "gouvernante_de_france": 0,
    "spanish_armada": 5,
    "armada_indulgence": 4,
    "holy_league": 5,
    "the_black_queen": 3,
    "walsingham": 3,
    "ridolfis_bank": 2,
}
"""Events that give CP to spend."""
