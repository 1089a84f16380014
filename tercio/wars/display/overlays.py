"""Verbs that change a freshly set-up position of either game, for scripts of play and tests.

The docstrings are printed in docs/scripts-of-play.md.
"""

from collections.abc import Callable, Mapping, Sequence

from tercio.kernel.masks import mask_of
from tercio.kernel.overlays import Verb, find
from tercio.wars.display.overlay_words import noun
from tercio.wars.model.foreign_war_verbs import begin_foreign_war
from tercio.wars.model.leader_questions import leaders_at, naval_leaders_at
from tercio.wars.model.names import (
    AVAILABLE,
    ELSEWHERE,
    NEXT_TURN,
    OUT_OF_PLAY,
    CardId,
    LeaderId,
    Location,
    Mask,
    Power,
    Space,
    captive_of,
)
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.state import ForeignWar
from tercio.wars.model.troop_questions import occupants_of
from tercio.wars.model.war import AnyWar, G

OFF_THE_MAP = {"available": AVAILABLE, "next_turn": NEXT_TURN, "out_of_play": OUT_OF_PLAY}
"""Where somebody is who is taken off the map, by the words of views."""


def power_of(g: AnyWar, id: str) -> Power:
    return find(g.world.power, noun("power"), id)


def powers_of(g: AnyWar, ids: Sequence[str]) -> Mask:
    return mask_of(power_of(g, id) for id in ids)


def major_of(g: AnyWar, id: str) -> Power:
    return find({g.world.power_rows[p].id: p for p in g.world.majors}, noun("major-power"), id)


def place_of(g: AnyWar, id: str, land_units: int = 0) -> Location:
    """A space or a sea zone, in which there can be no land units."""
    return space_of(g, id) if land_units else find(g.world.location, noun("space"), id)


def space_of(g: AnyWar, id: str) -> Space:
    return find(g.world.space, noun("space"), id)


def spaces_of(g: AnyWar, ids: Sequence[str]) -> Mask:
    return mask_of(space_of(g, id) for id in ids)


def seas_of(g: AnyWar, ids: Sequence[str]) -> Mask:
    return mask_of(find(g.world.sea, noun("sea-zone"), id) for id in ids)


def leader_of(g: AnyWar, id: str) -> LeaderId:
    return find(g.world.leader, noun("leader"), id)


# -- the map ---------------------------------------------------------------------------------------


def remove(g: AnyWar, space: str = "", leader: str = "", to: str = "available") -> None:
    """everything in `space` goes, or a `leader`: `to` the pool (`available`, as without the
    word), the turn track (`next_turn`), or `out_of_play`"""
    where = find(OFF_THE_MAP, noun("place-off-the-map"), to)
    if leader:
        g.state.leader_at[leader_of(g, leader)] = where
        return
    place = place_of(g, space)
    if g.world.is_space(place):
        for owner in occupants_of(g, place):
            g.lose_all_troops(owner, place)
    for ship in ships_at(g, place):
        g.state.ship_at[ship] = where
    for each in leaders_at(g, place):
        g.state.leader_at[each] = where
    g.recount_fleets()


def control(g: AnyWar, power: str, spaces: Sequence[str]) -> None:
    """`power` controls these `spaces`"""
    for space in spaces:
        g.mark_control(space_of(g, space), power_of(g, power))


def home(g: AnyWar, power: str, spaces: Sequence[str]) -> None:
    """these `spaces` are home spaces of `power`, and nobody else's"""
    mask = spaces_of(g, spaces)
    g.state.home = [homes & ~mask for homes in g.state.home]
    g.state.home[power_of(g, power)] |= mask


def religion(g: AnyWar, protestant: Sequence[str] = (), catholic: Sequence[str] = ()) -> None:
    """these spaces are `protestant`, these `catholic`"""
    g.state.religion.protestant |= spaces_of(g, protestant)
    g.state.religion.protestant &= ~spaces_of(g, catholic)


def unrest(g: AnyWar, spaces: Sequence[str] = (), calm: Sequence[str] = ()) -> None:
    """these `spaces` are in unrest, those of `calm` are not"""
    g.state.unrest |= spaces_of(g, spaces)
    g.state.unrest &= ~spaces_of(g, calm)


def fortress(g: AnyWar, spaces: Sequence[str]) -> None:
    """these `spaces` have a fortress"""
    g.state.fortresses |= spaces_of(g, spaces)


def siege(g: AnyWar, space: str, power: str) -> None:
    """`space` has been under siege by `power` since an earlier impulse"""
    at = space_of(g, space)
    g.begin_siege(at, power_of(g, power))
    g.state.impulse.sieges_begun &= ~(1 << at)


# -- diplomacy -------------------------------------------------------------------------------------


def pair(g: AnyWar, powers: tuple[str, str]) -> tuple[Power, Power]:
    one, other = powers
    return power_of(g, one), power_of(g, other)


def war(g: AnyWar, powers: tuple[str, str]) -> None:
    """between two `powers`"""
    g.begin_war(*pair(g, powers))


def peace(g: AnyWar, powers: tuple[str, str]) -> None:
    """the war between two `powers` is over"""
    g.end_war(*pair(g, powers))


def ally(g: AnyWar, powers: tuple[str, str]) -> None:
    """two `powers` are allied (of an alliance with a minor power, the major first)"""
    one, other = pair(g, powers)
    if other in g.world.minors:
        g.set_patron(other, one)
    else:
        g.make_alliance(one, other)


def end_alliance(g: AnyWar, powers: tuple[str, str]) -> None:
    """two `powers` are allied no longer; a minor power is inactive then"""
    one, other = pair(g, powers)
    if other in g.world.minors:
        g.set_patron(other, other)
    else:
        g.end_alliance(one, other)


def capture(g: AnyWar, leader: str, power: str) -> None:
    """`leader` is a prisoner of `power`"""
    g.state.leader_at[leader_of(g, leader)] = captive_of(power_of(g, power))


def lend(g: AnyWar, owner: str, space: str, power: str) -> None:
    """the ships of `owner` at `space`, and its admirals, are on loan to `power`"""
    place, lender, borrower = place_of(g, space), power_of(g, owner), power_of(g, power)
    for ship in ships_at(g, place):
        if g.world.ship_owner[ship] == lender:
            g.lend_ship(ship, borrower)
    for leader in naval_leaders_at(g, place, lender):
        g.lend_leader(leader, borrower)


# -- cards -----------------------------------------------------------------------------------------


def deal(g: AnyWar, power: str, cards: Sequence[str] = (), home: bool = True) -> None:
    """`power` holds exactly these `cards`, wherever they were, and its home card (unless
    `home = false`: that was played earlier this turn)"""
    state, player = g.state, major_of(g, power)
    state.deck += [c for c in state.hands[player] if g.is_hidden_card(c)]
    kept = [c for c in state.hands[player] if home and g.world.card_type(c) == "home"]
    state.hands[player] = kept
    for id in cards:
        card = find(g.world.card, noun("card"), id)
        _pick_up(g, card)
        state.hands[player].append(card)
    state.hands[player].sort()
    state.deck.sort()


def discard(g: AnyWar, cards: Sequence[str]) -> None:
    """these `cards` lie in the discard pile"""
    for id in cards:
        card = find(g.world.card, noun("card"), id)
        _pick_up(g, card)
        g.state.discard.append(card)


def _pick_up(g: AnyWar, card: CardId) -> None:
    """From wherever it lies."""
    state = g.state
    for pile in (*state.hands, state.deck, state.discard, state.removed, state.aside):
        if card in pile:
            pile.remove(card)


def foreign_war(
    g: AnyWar,
    card: str,
    power: str,
    enemies: int,
    limit: int,
    vp: int = 0,
    regulars: int = 0,
    second: int = 0,
    leaders: Sequence[str] = (),
) -> None:
    """`power` is in the foreign war of `card` against so many `enemies`, with at most `limit`
    land units, for so many `vp`; there are `regulars`, mercenaries or cavalry (`second`), and
    `leaders`"""
    who = [leader_of(g, leader) for leader in leaders]
    for leader in who:
        g.state.leader_at[leader] = ELSEWHERE
    number = find(g.world.card, noun("card"), card)
    begin_foreign_war(
        g,
        ForeignWar(
            number,
            major_of(g, power),
            limit,
            enemies,
            regulars=regulars,
            second=second,
            leaders=who,
            vp=vp,
        ),
    )


# -- courts and the course of the game -------------------------------------------------------------


def ruler(g: AnyWar, power: str, ruler: str) -> None:
    """`power` is ruled by `ruler`"""
    g.state.court.rulers[major_of(g, power)] = find(g.world.ruler, noun("ruler"), ruler)


def vp(g: AnyWar, power: str, vp: int, reason: str = "vp-other") -> None:
    """`power` has so many bonus `vp` more (or fewer), for a `reason` (`vp-piracy`, ...)"""
    g.enter_vp(major_of(g, power), vp, reason)


def setter(phases: Callable[[G], Sequence[str]]) -> Verb:
    """The verb `set` of a game whose scenario has these phases."""

    def set_fields(
        g: G,
        turn: int | None = None,
        phase: str | None = None,
        active: str | None = None,
        cp: int | None = None,
        passed: Sequence[str] = (),
        skipping: Sequence[str] = (),
        done: Sequence[str] = (),
        this_turn: Sequence[str] = (),
    ) -> None:
        """`turn`; `phase`; whose impulse it is (`active`) and the `cp` left in it; powers
        that have `passed` since a card was last played, and that are `skipping` their next
        impulse; events that are `done` or in force `this_turn`"""
        state = g.state
        if turn is not None:
            state.turn = turn
        if phase is not None:
            state.phase = find({name: name for name in phases(g)}, noun("phase"), phase)
        if active is not None:
            state.active = major_of(g, active)
        if cp is not None:
            state.impulse.cp, state.impulse.spending = cp, True
        state.passed |= powers_of(g, passed)
        state.court.skipping |= powers_of(g, skipping)
        state.court.done += done
        state.court.this_turn += this_turn

    return set_fields


VERBS: Mapping[str, Verb] = {
    "remove": remove,
    "control": control,
    "home": home,
    "religion": religion,
    "unrest": unrest,
    "fortress": fortress,
    "siege": siege,
    "war": war,
    "peace": peace,
    "ally": ally,
    "end_alliance": end_alliance,
    "capture": capture,
    "lend": lend,
    "deal": deal,
    "discard": discard,
    "foreign_war": foreign_war,
    "ruler": ruler,
    "vp": vp,
}
