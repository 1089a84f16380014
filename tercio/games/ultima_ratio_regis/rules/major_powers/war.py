"""Casus belli and war between major powers (uRR 21.3)."""

from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import power_members
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    player_of,
    seat_of,
)
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import (
    allies_of,
    are_allied,
    are_at_war,
    has_casus_belli,
    hostile_to,
    in_forced_peace,
    war_of,
)
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.links import ALLIANCE_BREAKS, FORCED_PEACE
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import is_custom
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import (
    announce_minors,
    check_conquest,
    is_independent,
)
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import after_control, after_outbreak
from tercio.kernel.ask import BACK, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.kernel.restrictions import Choice, Restrictions, forbids, menu

# -- what stands between two powers ------------------------------------------------------------


@cites("uRR 21.3")
def are_played_by_one(g: Regis, a: Power, b: Power) -> bool:
    """Powers of one player never fight each other."""
    player = player_of(g, a)
    return player != NO_PLAYER and player == player_of(g, b)


@cites("uRR 21.1", "uRR 21.5.4")
def are_bound_to_peace(g: Regis, a: Power, b: Power) -> bool:
    """Allies, and those who have made peace this turn."""
    return are_allied(g, a, b) or in_forced_peace(g, a, b)


@cites("uRR 21.3.2", "uRR 21.1")
def give_casus_belli(g: Regis, a: Power, b: Power) -> None:
    """To `a` against `b`; of no use between allies, within one player's realm, or in war."""
    if a != b and not (are_played_by_one(g, a, b) or are_allied(g, a, b) or are_at_war(g, a, b)):
        g.give_casus_belli(a, b)


# -- outbreak ----------------------------------------------------------------------------------


@cites("uRR 21.3", "uRR 21.3.1", "uRR 21.5.4")
def war_by_event(g: Regis, a: Power, b: Power, card: str, *, vp: int) -> Procedure[bool]:
    """A card makes two powers enemies, whatever peace there was; its VP go to the winner.

    If they are at war already the same war goes on, worth more. Powers of one player ignore it.
    """
    if a == b or are_played_by_one(g, a, b):
        return False
    if (war := war_of(g, a, b)) is not None:
        g.add_war_vp(war, card, vp)
        return True
    yield from go_to_war(g, a, b, card, vp=vp)
    return True


Refused = set[tuple[Power, Power]]
"""Who has stayed out of a war with whom, while one outbreak draws the allies in."""


@cites("uRR 21", "uRR 21.3", "uRR 21.3.3")
def go_to_war(
    g: Regis,
    a: Power,
    b: Power,
    card: str = "",
    vp: int = 0,
    refused: Refused | None = None,
    attacked: Power = NOBODY,
) -> Procedure[None]:
    """War breaks out; independent minors and allies of both take sides at once. A minor of `b`
    that was `attacked` is in it."""
    refused = set() if refused is None else refused
    if are_allied(g, a, b):
        yield from ALLIANCE_BREAKS.follow(g, a, b)
    borders = bordering_domains(g, a, b)
    war = g.begin_war(a, b, card, vp)
    war.borders = borders
    yield from after_outbreak.follow(g, a, b)
    for power, enemy in ((a, b), (b, a)):
        yield from announce_minors(g, power, enemy, attacked)
    for friend, enemy in ((a, b), (b, a)):
        for ally in allies_of(g, friend):
            yield from offer_war(g, ally, friend, enemy, refused=refused)


@cites("uRR 21.5.3")
def bordering_domains(g: Regis, a: Power, b: Power) -> Mask:
    """Domains of either next to an area of the other itself: those of its minors do not count."""
    s, land = g.state, g.world.land
    found = 0
    for one, other in ((a, b), (b, a)):
        domains = s.owned[one]
        if not is_custom(g, "homes-can-be-ceded", other, one):
            domains &= ~s.homes[one]
        found |= domains & land.neighbours(s.owned[other])
    return found


@cites("uRR 21.1", "uRR 21.2", "uRR 21.3.3")
def may_join(g: Regis, ally: Power, enemy: Power) -> bool:
    return not (
        ally == enemy
        or are_played_by_one(g, ally, enemy)
        or are_at_war(g, ally, enemy)
        or are_bound_to_peace(g, ally, enemy)
    )


@cites("uRR 21.1", "uRR 21.3.3")
def offer_war(
    g: Regis, ally: Power, friend: Power, enemy: Power, refused: Refused
) -> Procedure[bool]:
    """An ally may join, without an action, a casus belli or loss of morale; no VP are added.

    Who is allied with several enemies of one power answers once for all of them.
    """
    if not may_join(g, ally, enemy) or not are_at_war(g, friend, enemy) or (ally, enemy) in refused:
        return False
    options = [
        Option("join-war", True, (power_ref(g, ally), power_ref(g, enemy)), cite="uRR 21.1"),
        Option("stay-out", False, (power_ref(g, ally),), cite="uRR 21.1"),
    ]
    args = {"friend": power_ref(g, friend), "enemy": power_ref(g, enemy)}
    joins: bool = yield from choose(g, ally, "join-ally", options, cite="uRR 21.1", args=args)
    if joins:
        yield from go_to_war(g, ally, enemy, refused=refused)
    else:
        refused.add((ally, enemy))
    return joins


# -- declarations ------------------------------------------------------------------------------


def opponent(g: Regis, target: Power) -> Power:
    """The major that war on a power means war with."""
    return major_of(g, target)


@forbids("uRR 21.3")
def belongs_to_same_player(g: Regis, power: Power, id: str) -> bool:
    return are_played_by_one(g, power, g.world.power[id])


@forbids("uRR 21.3")
def is_at_war_already(g: Regis, power: Power, id: str) -> bool:
    return are_at_war(g, power, g.world.power[id])


@forbids("uRR 21.5.4")
def keeps_forced_peace(g: Regis, power: Power, id: str) -> bool:
    """Also with a minor's ally (20.5)."""
    other = opponent(g, g.world.power[id])
    return other != NOBODY and are_bound_to_peace(g, power, other)


@forbids("uRR 20.5")
def is_no_party_to_wars(g: Regis, power: Power, id: str) -> bool:
    """Of minors only the independent ones can be declared war on, while they are allied."""
    target = g.world.power[id]
    if not is_in_play(g, target) or target == power:
        return True
    if target in g.world.majors:
        return False
    return not is_independent(g, target) or major_of(g, target) == NOBODY


@forbids("uRR 21.3.3")
def is_not_the_last_point(g: Regis, power: Power, id: str) -> bool:
    """Without a casus belli nothing can follow, and a card that is due must have been played."""
    return is_card_due(g, power) and not is_justified(g, power, g.world.power[id])


@cites("uRR 8.2.2")
def is_card_due(g: Regis, power: Power) -> bool:
    """Its player has not played the one that an impulse demands."""
    return not g.state.impulse.played and bool(g.state.cards.hands[seat_of(g, power)])


DECLARATION = Restrictions(
    "declare-war",
    is_no_party_to_wars,
    belongs_to_same_player,
    is_at_war_already,
    keeps_forced_peace,
    is_not_the_last_point,
)


@cites("uRR 21.3.2", "uRR 21.3.3")
def is_justified(g: Regis, power: Power, target: Power) -> bool:
    return has_casus_belli(g, power, opponent(g, target))


def may_declare_war(g: Regis, power: Power) -> bool:
    if not g.realm.casus_belli and is_card_due(g, power):
        return False
    ids, mine = g.world.power_ids, mask_of(g.state.powers_of[player_of(g, power)])
    others = g.realm.in_play & g.world.belligerent & ~mine & ~hostile_to(g, power)
    return any(DECLARATION.allow(g, power, ids[other]) for other in power_members(others))


def _price(g: Regis, power: Power, target: Power) -> str:
    """What a declaration costs besides its point, in a word that the option knows."""
    if is_justified(g, power, target):
        return "justified"
    return "free" if is_custom(g, "free-declaration", power, opponent(g, target)) else "morale"


@action("declare_war", "uRR 21.3.3", may=may_declare_war, fleeting=True)
def declare_war(g: Regis, power: Power) -> Procedure[bool]:
    """With a casus belli at any time; without one it costs morale, and ends the impulse."""
    targets = Choice("war", "power", list(g.world.power_ids), DECLARATION, told=(g, power))
    ask: Ask = menu(seat_of(g, power), "declare-war", targets, cite="uRR 21.3.3")
    ask.args = {"power": power_ref(g, power)}
    for option in ask.options:
        option.args = {"a": option.refs[0], "price": _price(g, power, g.world.power[option.value])}
    ask.options.append(Option(BACK))
    pick = yield ask
    if pick.key == BACK:
        return False
    target = g.world.power[pick.value]
    justified = is_justified(g, power, target)
    g.spend(power, "declare_war")
    if not justified:
        g.state.impulse.closing = True
    yield from open_war(g, power, target)
    other = opponent(g, target)
    if not justified and not is_custom(g, "free-declaration", power, other):
        g.take_morale(other, power)
    yield from FORCED_PEACE.follow(g)
    return True


@cites("uRR 20.5", "uRR 21.3.3")
def open_war(g: Regis, power: Power, target: Power) -> Procedure[None]:
    """An independent minor draws its ally in, whether he likes it or not.

    There is no war with a neutral minor: anybody may march in (20.1).
    """
    other = opponent(g, target)
    if other == NOBODY or are_played_by_one(g, power, other):
        return
    if war_of(g, power, other) is None:
        yield from go_to_war(g, power, other, attacked=target)
    if target != other:
        g.bring_minor_in(target, power)


# -- morale ------------------------------------------------------------------------------------


@cites("uRR 21.3.4", "uRR 21.3.5", "uRR 21.4.2")
def lose_morale(g: Regis, loser: Power, winner: Power, points: int = 1) -> Procedure[None]:
    """Points go to an enemy; who has none left must make peace at once."""
    g.take_morale(winner, loser, points)
    yield from FORCED_PEACE.follow(g)


@cites("uRR 20.3.3", "uRR 21.4.2")
def control_taken(g: Regis, area: Place, power: Power) -> Procedure[None]:
    """All of a minor may have been conquered; a last possession may be lost."""
    owner = g.state.owner[area]
    if owner in g.world.minors:
        yield from check_conquest(g, owner, power)
    yield from after_control.follow(g, area, power)
    yield from FORCED_PEACE.follow(g)
