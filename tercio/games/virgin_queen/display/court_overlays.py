"""Verbs that change courts: royals, artists, spies, queens; for scripts of play and tests."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tercio.games.virgin_queen.display.overlay_words import noun, refusal
from tercio.games.virgin_queen.model import patronage_state
from tercio.games.virgin_queen.model.patronage_questions import whereabouts
from tercio.games.virgin_queen.model.patronage_state import Sponsorship
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.victory.scoring import PREFERENCES
from tercio.kernel.errors import Unknown
from tercio.kernel.overlays import Verb, find
from tercio.kernel.told import Told
from tercio.wars.display.overlays import leader_of, major_of, power_of, powers_of, space_of
from tercio.wars.model.names import AVAILABLE, OUT_OF_PLAY, Power

MARY: Final = ("not_in_play", "alive", "captured", "executed", "dead")
WALSINGHAM: Final = ("unused", "offensive", "defensive")


def _one_of(names: Sequence[str], what: Callable[[], Told], name: str) -> str:
    return find({each: each for each in names}, what, name)


def royals(
    g: VirginQueen,
    eligibility: Mapping[str, int] | None = None,
    betrothed: Sequence[tuple[str, str]] = (),
    released: Sequence[tuple[str, str]] = (),
    wed: Sequence[str] = (),
    valois: Sequence[str] = (),
    festivities: Sequence[str] = (),
    patrons: Sequence[str] = (),
    queen_vp: int | None = None,
    guardian: str | None = None,
) -> None:
    """`eligibility` by royal (0: gone, -1: not yet in play); couples (groom, bride) that are
    `betrothed`, and those whose betrothal is undone (`released`); royals who are `wed`, of these
    the `valois` on the French card, and those with `festivities` this turn; `patrons`, powers
    with a wedding bonus on patronage; the `queen_vp` that England has earned; the `guardian` of
    the royal whom an event has brought"""
    weddings, royal = g.state.weddings, g.world.royal
    for name, value in (eligibility or {}).items():
        weddings.eligibility[find(royal, noun("royal"), name)] = value
    for couple in released:
        pair = _couple(g, couple)
        if pair not in weddings.betrothed:
            raise Unknown(refusal("not-betrothed", groom=couple[0], bride=couple[1]))
        weddings.betrothed.remove(pair)
    weddings.betrothed += [_couple(g, couple) for couple in betrothed]
    weddings.wed += [find(royal, noun("royal"), name) for name in wed]
    weddings.married += [find(royal, noun("royal"), name) for name in valois]
    weddings.festivities += [find(royal, noun("royal"), name) for name in festivities]
    weddings.patrons += [major_of(g, power) for power in patrons]
    if queen_vp is not None:
        weddings.queen_vp = queen_vp
    if guardian is not None:
        weddings.guardian = major_of(g, guardian)


def _couple(g: VirginQueen, couple: tuple[str, str]) -> tuple[int, int]:
    groom, bride = couple
    return find(g.world.royal, noun("royal"), groom), find(g.world.royal, noun("royal"), bride)


def bonuses(
    g: VirginQueen,
    power: str | None = None,
    bonuses: Sequence[str] = (),
    available: Sequence[str] = (),
    at_work: Mapping[str, int] | None = None,
    gone: Sequence[str] = (),
    prague: bool | None = None,
) -> None:
    """`power` has claimed these science `bonuses` and has artists or scientists `at_work`, each
    with the CP spent on him; others are `available` or `gone`; whether the `prague` Cultural
    Center is in play"""
    patronage = g.state.patronage
    for bonus in bonuses:
        find(g.world.science_bonuses, noun("science-bonus"), bonus)
        patronage.bonuses[bonus] = _patron(g, power)
    for name in available:
        _send(g, name, patronage_state.AVAILABLE)
    for name in gone:
        _send(g, name, patronage_state.GONE)
    for name, cp in (at_work or {}).items():
        kind, who = _send(g, name, patronage_state.SPONSORED)
        patronage.sponsored.append(Sponsorship(_patron(g, power), kind, who, cp))
    if prague is not None:
        patronage.prague = prague


def _patron(g: VirginQueen, power: str | None) -> Power:
    if power is None:
        raise Unknown(refusal("power-of-whom"))
    return major_of(g, power)


def _send(g: VirginQueen, name: str, status: int) -> tuple[str, int]:
    """An artist or scientist is there now; his kind and his number."""
    world = g.world
    people = {
        **{id: ("artist", who) for id, who in world.artist.items()},
        **{id: ("scientist", who) for id, who in world.scientist.items()},
    }
    kind, who = find(people, noun("artist-or-scientist"), name)
    whereabouts(g, kind)[who] = status
    return kind, who


def spies(
    g: VirginQueen,
    power: str,
    informants: Sequence[str] | None = None,
    neutralized: Sequence[str] = (),
    cipher: str | None = None,
    assassin_used: bool = False,
) -> None:
    """exactly these powers have an informant of `power` on their cards (`informants`), or a
    `neutralized` one; its `cipher` key is with another power; its `assassin_used` marker is on
    the turn track"""
    state, owner = g.state.spies, major_of(g, power)
    if informants is not None or neutralized:
        targets = [*(informants or ()), *neutralized]
        own = [each for each in state.informants if each.owner == owner]
        if len(targets) > len(own):
            raise Unknown(refusal("informants", power=power, count=len(own)))
        for number, each in enumerate(own):
            target = targets[number] if number < len(targets) else power
            each.target, each.planted = major_of(g, target), -1
            each.neutralized = target in neutralized
    if cipher is not None:
        state.ciphers[owner] = major_of(g, cipher)
    state.assassins_used |= assassin_used << owner


def court(
    g: VirginQueen,
    mary: str | None = None,
    preference: str | None = None,
    preference_revealed: bool | None = None,
    excommunicated: bool | None = None,
    capitals: Mapping[str, str] | None = None,
    waiting: Sequence[str] = (),
    gone: Sequence[str] = (),
    dead: Sequence[str] = (),
    hire: int | None = None,
    league_turn: int | None = None,
    walsingham: str | None = None,
    card_markers: Mapping[str, int] | None = None,
) -> None:
    """what became of `mary` (`not_in_play`, `alive`, `captured`, `executed`, `dead`); the Holy
    Roman `preference` (`protestant`, `catholic`, `balanced`), perhaps revealed; whether Elizabeth
    is `excommunicated`; `capitals` by faction; leaders `waiting` on their cards or `gone`; powers
    whose ruler is `dead`; mercenaries for `hire`; the turn of the Catholic League; the side of
    `walsingham` (`unused`, `offensive`, `defensive`); +1 and -1 `card_markers` by power"""
    state = g.state.court
    if mary is not None:
        state.mary = _one_of(MARY, noun("status-of-mary"), mary)
    if preference is not None:
        state.preference = _one_of(PREFERENCES, noun("preference"), preference)
    if preference_revealed is not None:
        state.preference_revealed = preference_revealed
    if excommunicated is not None:
        state.elizabeth_excommunicated = excommunicated
    for faction, space in (capitals or {}).items():
        state.capitals[power_of(g, faction)] = space_of(g, space)
    for name in waiting:
        g.state.leader_at[leader_of(g, name)] = AVAILABLE
        state.waiting.append(leader_of(g, name))
    for name in gone:
        g.state.leader_at[leader_of(g, name)] = OUT_OF_PLAY
    state.dead |= powers_of(g, dead)
    if hire is not None:
        state.hire = hire
    if league_turn is not None:
        state.league_turn = league_turn
    if walsingham is not None:
        g.state.spies.walsingham = _one_of(WALSINGHAM, noun("side-of-walsingham"), walsingham)
    for power, marker in (card_markers or {}).items():
        state.card_markers[major_of(g, power)] = marker


VERBS: Mapping[str, Verb] = {
    "royals": royals,
    "bonuses": bonuses,
    "spies": spies,
    "court": court,
}
