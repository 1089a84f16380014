"""Verbs that change a freshly set-up position, for scripts of play and tests.

The docstrings are printed in docs/scripts-of-play.md.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tercio.games.here_i_stand.display.overlay_words import noun, refusal
from tercio.games.here_i_stand.model.new_world_questions import colony_owner, discovery_vp
from tercio.games.here_i_stand.model.new_world_state import Holding, Voyage
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_state import (
    COMMITTED,
    EXCOMMUNICATED,
    GONE,
    NOT_YET,
    UNCOMMITTED,
)
from tercio.games.here_i_stand.model.setup import blank
from tercio.games.here_i_stand.rows.files import ColonyRow, DiplomaticCardRow, DiscoveryRow, WifeRow
from tercio.games.here_i_stand.rules.card_draw.riches import GOVERNOR, UPRISING
from tercio.games.here_i_stand.rules.major_powers.excommunicable import box_of
from tercio.games.here_i_stand.rules.sequence import phases
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.kernel.errors import Unknown
from tercio.kernel.overlays import Verb, find
from tercio.wars.display import overlays
from tercio.wars.display.overlays import (
    leader_of,
    major_of,
    place_of,
    power_of,
    powers_of,
    seas_of,
    space_of,
    spaces_of,
)
from tercio.wars.model.names import AVAILABLE, OUT_OF_PLAY, REGULAR, SECOND, Power


def clear(g: HereIStand) -> None:
    """no pieces, wars or alliances, and every space with its home power; cards, religion, rulers
    and VP stay"""
    state = g.state
    kept = state.hands, state.events_played, state.bonus_vp, state.vp_sources
    religion, court = state.religion.copy(), state.court.copy()
    blank(g)
    state.hands, state.events_played, state.bonus_vp, state.vp_sources = kept
    state.religion, state.court = religion, court


def place(
    g: HereIStand,
    space: str,
    power: str | None = None,
    regulars: int = 0,
    mercenaries: int = 0,
    cavalry: int = 0,
    squadrons: int = 0,
    corsairs: int = 0,
    leaders: Sequence[str] = (),
) -> None:
    """in `space` (or a sea zone) stand so many `regulars`, `mercenaries`, `cavalry`, `squadrons`,
    `corsairs` of `power`, and these `leaders`, who serve that power if it is named"""
    at = place_of(g, space, regulars + mercenaries + cavalry)
    who = [leader_of(g, leader) for leader in leaders]
    for leader in who:
        g.state.leader_at[leader] = at
    if power is None:
        if regulars or mercenaries or cavalry or squadrons or corsairs:
            raise Unknown(refusal("power-for-units"))
        return
    owner = power_of(g, power)
    for leader in who:
        g.state.leader_power[leader] = owner
    if g.world.is_space(at):
        g.place_troops(owner, REGULAR, regulars, at)
        g.place_troops(owner, SECOND, mercenaries + cavalry, at)
    for count, reverse in ((squadrons, False), (corsairs, True)):
        for _ in range(count):
            free = [s for s in g.world.ships_of(owner) if g.state.ship_at[s] == AVAILABLE]
            if not free:
                raise Unknown(refusal("no-more-ships", power=power))
            g.build_ship(free[0], at, reverse=reverse)


def deal(
    g: HereIStand,
    power: str,
    cards: Sequence[str] = (),
    home: bool = True,
    diplomatic: Sequence[str] | None = None,
) -> None:
    """`power` holds exactly these `cards`, wherever they were, and its home card (unless
    `home = false`: that was played earlier this turn); of two players, perhaps also exactly these
    `diplomatic` cards"""
    overlays.deal(g, power, cards, home)
    if diplomatic is None:
        return
    deck, player = g.state.two_player, power_of(g, power)
    if player not in PLAYERS or len(g.seats) != len(PLAYERS):
        raise Unknown(refusal("two-players-alone"))
    rows = g.world.data.table("diplomatic_cards", DiplomaticCardRow)
    hand = deck.hands[PLAYERS.index(player)]
    deck.deck = sorted(deck.deck + hand)
    hand.clear()
    for id in diplomatic:
        number = find(rows, noun("diplomatic-card"), id).number
        for pile in (deck.deck, deck.discard, deck.removed, deck.aside, *deck.hands):
            if number in pile:
                pile.remove(number)
        hand.append(number)
    hand.sort()


# -- religion --------------------------------------------------------------------------------------

DEBATERS: Final = {
    "ready": UNCOMMITTED,
    "committed": COMMITTED,
    "not_yet": NOT_YET,
    "away": EXCOMMUNICATED,
    "gone": GONE,
}


def debaters(
    g: HereIStand,
    ready: Sequence[str] = (),
    committed: Sequence[str] = (),
    not_yet: Sequence[str] = (),
    away: Sequence[str] = (),
    gone: Sequence[str] = (),
) -> None:
    """debaters that are `ready`, `committed`, `not_yet` in play, `away` until the next turn
    (excommunicated), `gone`"""
    lists = dict(zip(DEBATERS, (ready, committed, not_yet, away, gone), strict=True))
    for status, names in lists.items():
        for name in names:
            debater = find(g.world.debater, noun("debater"), name)
            g.state.religion.debaters[debater] = DEBATERS[status]


def reformers(g: HereIStand, place: Sequence[str] = (), remove: Sequence[str] = ()) -> None:
    """reformers of `place` stand in their own spaces, those of `remove` are out of play"""
    religion, world = g.state.religion, g.world
    for name in place:
        reformer = find(world.reformer, noun("reformer"), name)
        religion.reformers[reformer] = world.location[world.reformers[reformer].space]
    for name in remove:
        religion.reformers[find(world.reformer, noun("reformer"), name)] = OUT_OF_PLAY


def translation(
    g: HereIStand, zone: str, new_testament: int | None = None, bible: int | None = None
) -> None:
    """in a language `zone` so many boxes of the `new_testament` and of the `bible` are done"""
    zones = {zone: number for number, zone in enumerate(g.world.debate_zones)}
    at = find(zones, noun("language-zone"), zone)
    religion = g.state.religion
    if new_testament is not None:
        religion.new_testament[at] = new_testament
    if bible is not None:
        religion.bible[at] = bible


def church(
    g: HereIStand,
    universities: Sequence[str] = (),
    st_peters_cp: int | None = None,
    st_peters_vp: int | None = None,
    excommunicated: Sequence[str] = (),
    display: Mapping[str, int] | None = None,
) -> None:
    """`universities` of the Jesuits in these spaces; `st_peters_cp` and `st_peters_vp`; powers
    and reformers that are `excommunicated`; on the Electorate `display` so many Protestant
    regulars by electorate, and no others"""
    religion, court = g.state.religion, g.state.court
    religion.universities |= spaces_of(g, universities)
    if st_peters_cp is not None:
        religion.st_peters_cp = st_peters_cp
    if st_peters_vp is not None:
        religion.st_peters_vp = st_peters_vp
    for name in excommunicated:
        _excommunicate(g, name)
    if display is not None:
        religion.display = {space_of(g, space): count for space, count in display.items()}
    court.excommunicated = list(dict.fromkeys(court.excommunicated))


def _excommunicate(g: HereIStand, name: str) -> None:
    if name in g.world.reformer:
        g.state.court.excommunicated.append(name)
        return
    power = find(g.world.power, noun("power-or-reformer"), name)
    box = box_of(g, power) if power in g.world.majors else None
    if box is None:
        raise Unknown(refusal("not-excommunicated", power=name))
    g.state.court.excommunicated.append(box)
    g.state.court.under_ban |= 1 << power


# -- courts and oceans -----------------------------------------------------------------------------


def court(
    g: HereIStand,
    marital: str | None = None,
    heirs: Sequence[int] = (),
    anne_married: int | None = None,
    catherine_marker: bool | None = None,
    chateaux_vp: int | None = None,
    piracy_vp: int | None = None,
    piracy_zones: Sequence[str] = (),
    fewer_cards: Mapping[str, int] | None = None,
) -> None:
    """the box of Henry's `marital` status, rolls for `heirs` that have occurred, the turn in which
    he wed Anne Boleyn (`anne_married`), whether the Hapsburgs hold the `catherine_marker`; the
    tracks `chateaux_vp` and `piracy_vp`, sea zones with a piracy marker; by power, -1 Card
    markers (`fewer_cards`)"""
    state = g.state.court
    if marital is not None:
        wives = g.world.data.table("wives", WifeRow)
        state.marital = find(wives, noun("marital-status"), marital).box
    state.heirs += heirs
    if anne_married is not None:
        state.anne_married = anne_married
    if catherine_marker is not None:
        state.catherine_marker = catherine_marker
    if chateaux_vp is not None:
        state.chateaux_vp = chateaux_vp
    if piracy_vp is not None:
        state.piracy_vp = piracy_vp
    state.piracy_zones |= seas_of(g, piracy_zones)
    for power, count in (fewer_cards or {}).items():
        state.fewer_cards[major_of(g, power)] = count


def new_world(
    g: HereIStand,
    voyages: Sequence[str] | None = None,
    colonies: Sequence[str] = (),
    conquests: Sequence[str] = (),
    discoveries: Sequence[str] = (),
    charted: Sequence[str] = (),
    galleons: Sequence[str] = (),
    plantations: Sequence[str] = (),
    raiders: Sequence[str] = (),
    governor: Sequence[str] = (),
    uprising: Sequence[str] = (),
    gone: Sequence[str] = (),
) -> None:
    """`voyages` under way, and no others, as `power.kind` or `power.kind.explorer`; `colonies`;
    `conquests` and `discoveries` as `power.name`, with their VP; powers that have `charted` the
    seas, that have the markers `galleons`, `plantations`, `raiders`, `governor` or `uprising`;
    explorers and conquistadors that are `gone`"""
    world, ocean = g.world, g.state.new_world
    if voyages is not None:
        ocean.crossing, ocean.launched = [], []
    for voyage in voyages or ():
        name, kind, who = (*voyage.split(".", 2), "", "")[:3]
        find(dict.fromkeys(("exploration", "conquest", "colony")), noun("kind-of-voyage"), kind)
        ocean.crossing.append(Voyage(power_of(g, name), kind, who))
        ocean.launched.append(f"{name}.{kind}")
    for colony in colonies:
        find(world.data.table("colonies", ColonyRow), noun("colony"), colony)
        ocean.holdings.append(Holding(colony_owner(g, colony), "colony", colony))
    for conquest in conquests:
        power, what = _claim(g, conquest)
        ocean.holdings.append(Holding(power, "conquest", what))
    for discovery in discoveries:
        _claim(g, discovery)
    ocean.charted |= powers_of(g, charted)
    ocean.galleons |= powers_of(g, galleons)
    ocean.plantations |= powers_of(g, plantations)
    ocean.raiders |= powers_of(g, raiders)
    for powers, marker in ((governor, GOVERNOR), (uprising, UPRISING)):
        ocean.governor |= {power_of(g, power): marker for power in powers}
    ocean.explorers = [each for each in ocean.explorers if each not in gone]
    ocean.conquistadors = [each for each in ocean.conquistadors if each not in gone]


def _claim(g: HereIStand, written: str) -> tuple[Power, str]:
    """`power.name` of a discovery or conquest, which nobody else can make now."""
    name, _, what = written.partition(".")
    find(g.world.data.table("discoveries", DiscoveryRow), noun("discovery-or-conquest"), what)
    power = power_of(g, name)
    g.state.new_world.claimed[what] = power
    g.enter_vp(power, discovery_vp(g, what), "vp-discovery")
    return power, what


VERBS: Mapping[str, Verb] = {
    "clear": clear,
    "place": place,
    **overlays.VERBS,
    "deal": deal,
    "debaters": debaters,
    "reformers": reformers,
    "translation": translation,
    "church": church,
    "court": court,
    "new_world": new_world,
    "set": overlays.setter(phases),
}
