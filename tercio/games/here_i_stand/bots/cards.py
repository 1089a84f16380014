"""What each event is worth to whom, in victory points."""

from collections.abc import Mapping
from typing import Final

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.religion import best_debate, field_of, swing
from tercio.games.here_i_stand.bots.voyages import exploration_worth
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.reformation.debate_calls import debate_zones
from tercio.wars.bots.card_worths import CardWorths, Worth
from tercio.wars.model.names import SECOND, Mask, Power
from tercio.wars.model.numbered import spaces_in

# -- faith -----------------------------------------------------------------------------------------


def _side(o: Outlook) -> float:
    """How far Protestant gains are ours: 1 for the Protestant, -1 for the Papacy."""
    seat = o.g.seat_of(o.power)
    if seat == o.g.seat_of(PROTESTANT):
        return 1.0
    if seat == o.g.seat_of(PAPACY):
        return -1.0
    return max(0.0, o.harm(PAPACY)) * 0.5 - max(0.0, o.harm(PROTESTANT)) * 0.5


def reforms(zone: str, attempts: int, modifier: int = 0) -> Worth[Outlook]:
    """Reformation attempts; `zone` is empty if all are targeted."""

    def worth(o: Outlook) -> float:
        side = _side(o)
        if side <= 0:
            return 3 * side
        mask = o.world.zone_masks[zone] if zone else o.world.all_spaces
        string = field_of(o, to_protestant=True).string(mask, attempts, modifier)
        return side * string * swing(o, PAPACY)

    return worth


def counters(zone: str, attempts: int) -> Worth[Outlook]:
    def worth(o: Outlook) -> float:
        side = -_side(o)
        if side <= 0:
            return 3 * side
        mask = o.world.zone_masks[zone] if zone else o.world.all_spaces
        return side * field_of(o, to_protestant=False).string(mask, attempts) * swing(o, PROTESTANT)

    return worth


def flips(count: int, to_protestant: bool) -> Worth[Outlook]:
    def worth(o: Outlook) -> float:
        side = _side(o) if to_protestant else -_side(o)
        return side * count * o.weights.faith * 1.2

    return worth


def erasmus(o: Outlook) -> float:
    return reforms("", 4)(o) if o.state.turn <= 2 else counters("", 4)(o)


def leipzig(o: Outlook) -> float:
    zones = debate_zones(o.g, o.power)
    return max((best_debate(o, zone)[0] for zone in zones), default=0.0) + 0.35


def servetus(o: Outlook) -> float:
    return (
        1.0
        + o.weights.card * max(0.0, o.harm(PROTESTANT))
        - (o.weights.card if o.power == PROTESTANT else 0.0)
    )


def copernicus(o: Outlook) -> float:
    homes = o.state.home[o.power]
    protestant = (homes & o.state.religion.protestant).bit_count()
    return 2.0 if 2 * protestant >= homes.bit_count() > 0 else 1.0 + o.weights.card


# -- harm ------------------------------------------------------------------------------------------


def unrest(power: Power, spaces: int) -> Worth[Outlook]:
    """Unrest in unoccupied home spaces of a power; keys count most."""

    def worth(o: Outlook) -> float:
        if o.g.seat_of(power) == o.g.seat_of(o.power):
            return -1.0
        keys = o.state.home[power] & o.world.keys & ~o.state.unrest
        open_keys = (keys & ~o.g.occupied()).bit_count()
        late = 1.0 if o.cards_left <= 1 else 0.5
        return o.harm(power) * late * (1.6 * min(open_keys, spaces) + 0.1 * spaces)

    return worth


def peasants(o: Outlook) -> float:
    german = o.state.religion.protestant & o.world.zone_masks["german"] & ~o.state.unrest
    count = (german & ~o.g.occupied()).bit_count()
    return -_side(o) * min(5, count) * o.weights.faith * 0.6


def foreign_war(power: Power, units: int) -> Worth[Outlook]:
    def worth(o: Outlook) -> float:
        if o.power == power:
            return -0.8
        return o.harm(power) * (o.weights.card + 0.1 * units + 0.3)

    return worth


def mercenary_losses(o: Outlook) -> float:
    """The largest harm that striking at mercenaries can do."""
    best = 0.0
    for power in MAJORS:
        if power != o.power and o.harm(power) > 0:
            row = o.state.troops[power * 2 + SECOND]
            if o.world.second_kind[power] == "mercenary":
                most = max(row)
                fights_us = 1.5 if o.g.are_enemies(o.power, power) else 1.0
                best = max(best, 0.06 * most * fights_us * (1 + o.harm(power)))
    return best


def camp(o: Outlook) -> float:
    foes = o.state.foes[o.power]
    return 0.35 if foes & 0b111111 else 0.12


def rebels(o: Outlook) -> float:
    """A captured key with a small garrison may throw off its master."""
    best = 0.0
    for power in MAJORS:
        foreign: Mask = o.state.controlled[power] & o.world.keys & ~o.state.home[power]
        if o.harm(power) > 0:
            for space in spaces_in(foreign):
                units = o.g.total_units(space)
                chance = 0.85 if units <= 1 else 0.5 if units == 2 else 0.2
                best = max(best, chance * 2.0 * o.harm(power))
    return best


def cancel_voyage(o: Outlook) -> float:
    best = max((o.harm(v.power) for v in o.state.new_world.crossing), default=0.0)
    return best * 0.9


# -- gains -----------------------------------------------------------------------------------------


def for_sailors(worth: float) -> Worth[Outlook]:
    """For those who have colonies; to others it is nothing."""
    return lambda o: worth if o.power in (HAPSBURG, ENGLAND, FRANCE) else 0.0


def mercator(o: Outlook) -> float:
    return exploration_worth(o) + 0.8 if o.power in (HAPSBURG, ENGLAND, FRANCE) else 0.0


def fuggers(o: Outlook) -> float:
    return 2 * o.weights.card if o.turns_left == 0 else 1.35 * o.weights.card


def overture(o: Outlook) -> float:
    return 1.25 * o.weights.card if o.cards_left >= 1 else 0.6 * o.weights.card


def treachery(o: Outlook) -> float:
    """A siege of ours decides itself."""
    besiegers = o.state.besiegers
    own = [s for s in spaces_in(o.own_land) if besiegers[s] >> o.power & 1]
    return 1.9 if any(o.world.is_key(s) for s in own) else -0.5


def units_at_front(worth: float) -> Worth[Outlook]:
    return lambda o: worth if o.state.at_war[o.power] & 0b111111 else worth * 0.6


def mandatory(good: Mapping[Power, float], other: float = 0.0) -> Worth[Outlook]:
    """An event that must be played anyway: who gains or loses by it."""

    def worth(o: Outlook) -> float:
        total = good.get(o.power, other)
        return total + sum(o.harm(p) * -v for p, v in good.items() if p != o.power and v > 0) * 0.5

    return worth


EVENTS: Final[Mapping[str, Worth[Outlook]]] = {
    "holy_roman_emperor": lambda o: 0.1,
    "leipzig_debate": leipzig,
    "barbary_pirates": mandatory({OTTOMAN: 2.0}),
    "clement_vii": mandatory({PAPACY: 0.3}),
    "defender_of_the_faith": lambda o: (
        counters("", 3)(o) + (o.weights.card if o.power == ENGLAND else 0.0)
    ),
    "master_of_italy": mandatory({}),
    "schmalkaldic_league": mandatory({PROTESTANT: 2.0, HAPSBURG: -0.5}),
    "paul_iii": mandatory({PAPACY: 1.0}),
    "society_of_jesus": mandatory({PAPACY: 0.8}),
    "calvin": mandatory({PROTESTANT: -0.5}),
    "council_of_trent": mandatory({PAPACY: 0.5}),
    "henry_ii": mandatory({FRANCE: -0.8}),
    "mary_i": mandatory({ENGLAND: -1.0, PAPACY: 0.6}),
    "imperial_coronation": mandatory({HAPSBURG: 0.3}),
    "la_forets_embassy_in_istanbul": mandatory({FRANCE: 0.2, OTTOMAN: 0.2}),
    "augsburg_confession": lambda o: _side(o) * 0.9,
    "machiavelli_the_prince": lambda o: 0.0,
    "marburg_colloquy": reforms("", 6),
    "roxelana": lambda o: -0.1,
    "zwingli_dons_armor": lambda o: -_side(o) * 0.6,
    "affair_of_the_placards": reforms("french", 3),
    "calvin_expelled": lambda o: -_side(o) * 0.4,
    "calvins_institutes": reforms("french", 5, 1),
    "copernicus": copernicus,
    "galleons": for_sailors(0.5),
    "huguenot_raiders": lambda o: 0.3 if o.power in (FRANCE, PROTESTANT, ENGLAND) else 0.0,
    "mercators_map": mercator,
    "michael_servetus": servetus,
    "michelangelo": lambda o: 1.4 if o.power == PAPACY else -1.4 * max(0.0, o.harm(PAPACY)),
    "plantations": for_sailors(0.45),
    "potosi_silver_mines": for_sailors(0.7),
    "jesuit_education": lambda o: 0.9 if o.power == PAPACY else -0.2,
    "papal_inquisition": lambda o: 1.6 if o.power == PAPACY else 0.0,
    "philip_of_hesses_bigamy": lambda o: 0.5 * o.harm(PROTESTANT),
    "spanish_inquisition": lambda o: (
        o.weights.card * max(0.0, o.harm(PROTESTANT)) + -_side(o) * 0.7
    ),
    "lady_jane_grey": lambda o: 0.6,
    "maurice_of_saxony": lambda o: 0.8,
    "mary_defies_council": counters("english", 3),
    "book_of_common_prayer": lambda o: reforms("english", 4)(o) + (o.power == ENGLAND) * 1.2,
    "dissolution_of_the_monasteries": lambda o: (
        reforms("english", 3)(o) + (2 * o.weights.card + 0.6 if o.power == ENGLAND else 0.0)
    ),
    "pilgrimage_of_grace": unrest(ENGLAND, 5),
    "a_mighty_fortress": reforms("german", 6),
    "akinji_raiders": lambda o: o.weights.card if o.power == OTTOMAN else -0.5,
    "anabaptists": flips(2, to_protestant=False),
    "andrea_doria": lambda o: 0.0,
    "charles_bourbon": units_at_front(1.0),
    "city_state_rebels": rebels,
    "cloth_prices_fluctuate": lambda o: (
        o.weights.card + 0.15 if o.power in (ENGLAND, HAPSBURG) else 0.3
    ),
    "diplomatic_overture": overture,
    "erasmus": erasmus,
    "foreign_recruits": units_at_front(0.8),
    "fountain_of_youth": cancel_voyage,
    "frederick_the_wise": flips(2, to_protestant=True),
    "fuggers": fuggers,
    "gabelle_revolt": unrest(FRANCE, 2),
    "indulgence_vendor": lambda o: (
        0.55 + o.weights.card * max(0.0, o.harm(PROTESTANT)) if o.power == PAPACY else -0.5
    ),
    "janissaries_rebel": unrest(OTTOMAN, 2),
    "john_zapolya": lambda o: 0.3 if o.power == HAPSBURG else 0.0,
    "julia_gonzaga": lambda o: 0.35 if o.power == OTTOMAN else -0.2,
    "katherina_bora": reforms("", 5),
    "knights_of_st_john": lambda o: 0.5 if o.power in (PAPACY, HAPSBURG) else 0.0,
    "mercenaries_demand_pay": mercenary_losses,
    "peasants_war": peasants,
    "pirate_haven": lambda o: 0.9 if o.power == OTTOMAN else -0.5,
    "printing_press": lambda o: reforms("", 3)(o) * 1.7,
    "ransom": lambda o: 0.3,
    "revolt_in_egypt": foreign_war(OTTOMAN, 3),
    "revolt_in_ireland": foreign_war(ENGLAND, 4),
    "revolt_of_the_communeros": unrest(HAPSBURG, 3),
    "sack_of_rome": lambda o: 0.6 if o.power != PAPACY else -2.0,
    "sale_of_moluccas": lambda o: (
        2 * o.weights.card if o.state.new_world.claimed.get("circumnavigation") == o.power else -0.5
    ),
    "search_for_cibola": cancel_voyage,
    "sebastian_cabot": lambda o: 0.75 * exploration_worth(o),
    "shipbuilding": lambda o: 0.3,
    "smallpox": for_sailors(1.6),
    "threat_to_power": lambda o: 0.3 * max(map(o.harm, (OTTOMAN, HAPSBURG, ENGLAND, FRANCE))),
    "treachery": treachery,
    "unpaid_mercenaries": mercenary_losses,
    "unsanitary_camp": camp,
    "war_in_persia": foreign_war(OTTOMAN, 5),
    "colonial_governor_native_uprising": for_sailors(0.3),
    "thomas_more": lambda o: 0.7 if o.power in (PAPACY, ENGLAND) else 0.1,
    "thomas_cromwell": lambda o: 0.5 if o.power in (ENGLAND, PROTESTANT) else 0.0,
    "rough_wooing": lambda o: 0.5 if o.power == ENGLAND else 0.0,
}
CARDS: Final = CardWorths(EVENTS)
