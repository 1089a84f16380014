"""What each event is worth to whom, in victory points."""

from collections.abc import Mapping
from typing import Final

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.religion import best_debate, best_university, field_of, swing
from tercio.games.here_i_stand.bots.voyages import exploration_worth
from tercio.games.here_i_stand.cards.events_71_to_76 import (
    activatable_minors,
    deactivatable_minors,
)
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.reformation.debate_calls import debate_zones
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
from tercio.wars.bots.values import key_step
from tercio.wars.model.names import Power
from tercio.wars.model.space_questions import occupied_places
from tercio.wars.siege.assault import sieges_of

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
        rival = PAPACY if to_protestant else PROTESTANT
        return side * count * o.weights.faith * 1.2 * (swing(o, rival) if side == 1.0 else 1.0)

    return worth


def erasmus(o: Outlook) -> float:
    return reforms("", 4)(o) if o.state.turn <= 2 else counters("", 4)(o)


def leipzig(o: Outlook) -> float:
    zones = debate_zones(o.g, o.power)
    return max((best_debate(o, zone)[0] for zone in zones), default=0.0) + 0.35


def _inquest(o: Outlook, zone: str) -> float:
    """Two spaces of a zone turn Catholic, and the Papacy debates."""
    heretics = (o.state.religion.protestant & o.world.zone_masks[zone]).bit_count()
    faith = min(2, heretics) * o.weights.faith * swing(o, PROTESTANT)
    debates = (best_debate(o, zone)[0] for zone in debate_zones(o.g, PAPACY))
    return faith + max((0.0, *debates))


def papal_inquisition(o: Outlook) -> float:
    """Besides, a card of a heretic's hand, or the best of the discards."""
    if o.power != PAPACY:
        return 0.0
    return _inquest(o, "italian") + o.weights.card_chosen


def spanish_inquisition(o: Outlook) -> float:
    """Besides, a card that the Hapsburgs choose is discarded, and they draw one."""
    lost = o.weights.card * max(0.0, o.harm(PROTESTANT), o.harm(ENGLAND))
    return lost + (o.weights.card if o.power == HAPSBURG else 0.0) - _side(o) * 0.7


def education(o: Outlook) -> float:
    """Two universities at once, each as good as one for CP."""
    best = best_university(o)
    if o.power != PAPACY or best is None:
        return -0.2
    return 2 * o.weights.university * min(3, o.horizon + 1) * best[0]


def comet(o: Outlook) -> float:
    """The most dangerous of the others loses a card, or an impulse."""
    return o.weights.card * max(map(o.harm, o.world.majors))


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
        open_keys = (keys & ~occupied_places(o.g)).bit_count()
        late = 1.0 if o.cards_left <= 1 else 0.5
        return o.harm(power) * late * (1.6 * min(open_keys, spaces) + 0.1 * spaces)

    return worth


def peasants(o: Outlook) -> float:
    german = o.state.religion.protestant & o.world.zone_masks["german"] & ~o.state.unrest
    count = (german & ~occupied_places(o.g)).bit_count()
    return -_side(o) * min(5, count) * o.weights.faith * 0.6


def camp(o: Outlook) -> float:
    return 0.35 if o.state.foes[o.power] & o.major_mask else 0.12


def cancel_voyage(o: Outlook) -> float:
    best = max((o.harm(v.power) for v in o.state.new_world.crossing), default=0.0)
    return best * 0.9


# -- minors ----------------------------------------------------------------------------------------


def _minor_worth(o: Outlook, minor: Power, by: int) -> float:
    """A minor power's keys, to whoever gains or loses it, and its ships and troops."""
    keys = (o.state.controlled[minor] & o.world.keys).bit_count()
    patron = o.power if by > 0 else o.state.patron[minor]
    return abs(sum(key_step(o, patron, by) for _ in range(keys))) + o.weights.minor


def best_activation(o: Outlook) -> float:
    """What a marriage brings that wins us an ally."""
    minors = activatable_minors(o.g, o.power)
    return max((_minor_worth(o, minor, 1) for minor in minors), default=0.0)


def best_dismissal(o: Outlook) -> float:
    """What a marriage brings that costs a rival his ally; nobody dismisses his own."""
    rivals = [m for m in deactivatable_minors(o.g) if o.state.patron[m] not in o.own_powers]
    return max((o.harm(m) * _minor_worth(o, m, -1) for m in rivals), default=-1.0)


def marriage(o: Outlook) -> float:
    """Diplomatic Marriage."""
    return max(best_activation(o), best_dismissal(o)) if o.power in MARRIED else 0.0


# -- gains -----------------------------------------------------------------------------------------


def mercator(o: Outlook) -> float:
    return exploration_worth(o) + 0.8 if o.power in SAILORS else 0.0


def fuggers(o: Outlook) -> float:
    return 2 * o.weights.card if o.turns_left == 0 else 1.35 * o.weights.card


def overture(o: Outlook) -> float:
    return 1.25 * o.weights.card if o.cards_left >= 1 else 0.6 * o.weights.card


def treachery(o: Outlook) -> float:
    """A siege of ours decides itself."""
    return 1.9 if any(o.world.is_key(space) for space in sieges_of(o.g, o.power)) else -0.5


MARRIED: Final = (HAPSBURG, ENGLAND, FRANCE, PAPACY)
"""Those who may win a minor power by a marriage."""
SAILORS: Final = (HAPSBURG, ENGLAND, FRANCE)
"""Those who have colonies."""
WAR_ABROAD: Final = always(-0.8)
"""What a war beside the map is to the power that must wage it."""

EVENTS: Final[Mapping[str, Worth[Outlook]]] = {
    "holy_roman_emperor": always(0.1),
    "leipzig_debate": leipzig,
    "barbary_pirates": mandatory({OTTOMAN: 2.0}),
    "clement_vii": mandatory({PAPACY: 0.3}),
    "defender_of_the_faith": lambda o: (
        counters("", 3)(o) + (o.weights.card if o.power == ENGLAND else 0.0)
    ),
    "master_of_italy": mandatory({}),
    "schmalkaldic_league": mandatory({PROTESTANT: 2.0}, {HAPSBURG: -0.5}),
    "paul_iii": mandatory({PAPACY: 1.0}),
    "society_of_jesus": mandatory({PAPACY: 0.8}),
    "calvin": mandatory({}, {PROTESTANT: -0.5}),
    "council_of_trent": mandatory({PAPACY: 0.5}),
    "henry_ii": mandatory({}, {FRANCE: -0.8}),
    "mary_i": mandatory({PAPACY: 0.6}, {ENGLAND: -1.0}),
    "imperial_coronation": mandatory({HAPSBURG: 0.3}),
    "la_forets_embassy_in_istanbul": mandatory({FRANCE: 0.2, OTTOMAN: 0.2}),
    "augsburg_confession": lambda o: _side(o) * 0.9,
    "machiavelli_the_prince": always(0.0),
    "marburg_colloquy": reforms("", 6),
    "roxelana": always(-0.1),
    "zwingli_dons_armor": lambda o: -_side(o) * 0.6,
    "affair_of_the_placards": reforms("french", 3),
    "calvin_expelled": lambda o: -_side(o) * 0.4,
    "calvins_institutes": reforms("french", 5, 1),
    "copernicus": copernicus,
    "galleons": only(SAILORS, 0.5),
    "huguenot_raiders": only((FRANCE, PROTESTANT, ENGLAND), 0.3),
    "mercators_map": mercator,
    "michael_servetus": servetus,
    "michelangelo": lambda o: 1.4 if o.power == PAPACY else -1.4 * max(0.0, o.harm(PAPACY)),
    "plantations": only(SAILORS, 0.45),
    "potosi_silver_mines": only(SAILORS, 0.7),
    "jesuit_education": education,
    "papal_inquisition": papal_inquisition,
    "philip_of_hesses_bigamy": lambda o: 0.5 * o.harm(PROTESTANT),
    "spanish_inquisition": spanish_inquisition,
    "halleys_comet": comet,
    "trace_italienne": units_at_front(0.65),
    "lady_jane_grey": always(0.6),
    "maurice_of_saxony": always(0.8),
    "mary_defies_council": counters("english", 3),
    "book_of_common_prayer": lambda o: reforms("english", 4)(o) + (o.power == ENGLAND) * 1.2,
    "dissolution_of_the_monasteries": lambda o: (
        reforms("english", 3)(o) + (2 * o.weights.card + 0.6 if o.power == ENGLAND else 0.0)
    ),
    "pilgrimage_of_grace": unrest(ENGLAND, 5),
    "a_mighty_fortress": reforms("german", 6),
    "akinji_raiders": lambda o: o.weights.card if o.power == OTTOMAN else -0.5,
    "anabaptists": flips(2, to_protestant=False),
    "andrea_doria": always(0.0),
    "charles_bourbon": units_at_front(1.0),
    "city_state_rebels": city_rebels,
    "cloth_prices_fluctuate": lambda o: (
        o.weights.card + 0.15 if o.power in (ENGLAND, HAPSBURG) else 0.3
    ),
    "diplomatic_overture": overture,
    "diplomatic_marriage": marriage,
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
    "john_zapolya": only((HAPSBURG,), 0.3),
    "julia_gonzaga": only((OTTOMAN,), 0.35, -0.2),
    "katherina_bora": reforms("", 5),
    "knights_of_st_john": only((PAPACY, HAPSBURG), 0.5),
    "mercenaries_demand_pay": mercenary_losses,
    "peasants_war": peasants,
    "pirate_haven": only((OTTOMAN,), 0.9, -0.5),
    "printing_press": lambda o: reforms("", 3)(o) * 1.7,
    "ransom": always(0.3),
    "revolt_in_egypt": foreign_war(OTTOMAN, 3, WAR_ABROAD),
    "revolt_in_ireland": foreign_war(ENGLAND, 4, WAR_ABROAD),
    "revolt_of_the_communeros": unrest(HAPSBURG, 3),
    "sack_of_rome": only((PAPACY,), -2.0, 0.6),
    "sale_of_moluccas": lambda o: (
        2 * o.weights.card if o.state.new_world.claimed.get("circumnavigation") == o.power else -0.5
    ),
    "search_for_cibola": cancel_voyage,
    "sebastian_cabot": lambda o: 0.75 * exploration_worth(o),
    "shipbuilding": always(0.3),
    "smallpox": only(SAILORS, 1.6),
    "threat_to_power": lambda o: 0.3 * max(map(o.harm, (OTTOMAN, HAPSBURG, ENGLAND, FRANCE))),
    "treachery": treachery,
    "unpaid_mercenaries": mercenary_losses,
    "unsanitary_camp": camp,
    "war_in_persia": foreign_war(OTTOMAN, 5, WAR_ABROAD),
    "colonial_governor_native_uprising": only(SAILORS, 0.3),
    "thomas_more": only((PAPACY, ENGLAND), 0.7, 0.1),
    "thomas_cromwell": only((ENGLAND, PROTESTANT), 0.5),
    "rough_wooing": only((ENGLAND,), 0.5),
}
CARDS: Final = CardWorths(EVENTS)
