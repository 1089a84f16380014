"""Alliances between major powers (uRR 21.1, 21.2)."""

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.event_questions import is_granted_to_anybody
from tercio.games.ultima_ratio_regis.model.names import Power, parties
from tercio.games.ultima_ratio_regis.model.numbered import places_in, power_members
from tercio.games.ultima_ratio_regis.model.play_state import Refusal
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, player_of, seat_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied, are_at_war, enemies_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.logistics.strays import send_home
from tercio.games.ultima_ratio_regis.rules.major_powers.offers import decline
from tercio.games.ultima_ratio_regis.rules.major_powers.war import (
    Refused,
    are_played_by_one,
    offer_war,
)
from tercio.kernel.ask import BACK, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Choice, Restrictions, forbids, menu


@cites("uRR 21.1")
def is_alliance_permitted(g: Regis, a: Power, b: Power) -> bool:
    """By the card of one of them in this turn, or by an event."""
    if g.world.may_ally(g.state.turn)[a] >> b & 1:
        return True
    return any(
        grant.what == "alliance" and (grant.power, grant.target) in ((a, b), (b, a))
        for grant in g.realm.grants
    )


@forbids("uRR 21.1")
def is_no_major_in_play(g: Regis, power: Power, id: str) -> bool:
    other = g.world.power[id]
    return other == power or other not in g.world.majors or not is_in_play(g, other)


@forbids("uRR 21.1")
def alliance_is_not_permitted(g: Regis, power: Power, id: str) -> bool:
    return not is_alliance_permitted(g, power, g.world.power[id])


@forbids("uRR 21.1")
def is_an_enemy(g: Regis, power: Power, id: str) -> bool:
    return are_at_war(g, power, g.world.power[id])


@forbids("uRR 21.1")
def is_allied_already(g: Regis, power: Power, id: str) -> bool:
    return are_allied(g, power, g.world.power[id])


@forbids("uRR 21.1")
def has_declined(g: Regis, power: Power, id: str) -> bool:
    """An offer is made once in an impulse."""
    return Refusal("alliance", power, g.world.power[id]) in g.state.impulse.refusals


ALLIANCE = Restrictions(
    "alliance",
    is_no_major_in_play,
    alliance_is_not_permitted,
    is_an_enemy,
    is_allied_already,
    has_declined,
)


def may_declare_alliance(g: Regis, power: Power) -> bool:
    ids, others = g.world.power_ids, g.realm.in_play
    if not is_granted_to_anybody(g, "alliance"):
        others &= g.world.may_ally(g.state.turn)[power]
    return any(ALLIANCE.allow(g, power, ids[other]) for other in power_members(others))


@action("declare_alliance", "uRR 21.1", may=may_declare_alliance, when="start")
def declare_alliance(g: Regis, power: Power) -> Procedure[bool]:
    """With the other's consent; wars that run may be joined at once."""
    ids = g.world.power_ids[: len(g.world.majors)]
    powers = Choice("ally", "power", list(ids), ALLIANCE, told=(g, power))
    ask: Ask = menu(seat_of(g, power), "declare-alliance", powers, cite="uRR 21.1")
    ask.args = {"power": power_ref(g, power)}
    ask.options.append(Option(BACK))
    pick = yield ask
    if pick.key == BACK:
        return False
    other = g.world.power[pick.value]
    if not (yield from _consents(g, power, other)):
        decline(g, Refusal("alliance", power, other), other, power)
        return False
    yield from conclude_alliance(g, power, other)
    return True


def _consents(g: Regis, power: Power, other: Power) -> Procedure[bool]:
    if are_played_by_one(g, power, other) or player_of(g, other) < 0:
        return True
    options = [
        Option("accept-offer", True, cite="uRR 21.1"),
        Option("decline-offer", False, cite="uRR 21.1"),
    ]
    args = {"power": power_ref(g, power), "other": power_ref(g, other)}
    pick = yield Ask(seat_of(g, other), "alliance-offer", options, "uRR 21.1", args=args)
    return bool(pick.value)


@cites("uRR 21.1")
def conclude_alliance(g: Regis, a: Power, b: Power) -> Procedure[None]:
    """Each of the two may enter the wars of the other."""
    g.make_alliance(a, b)
    refused: Refused = set()
    for ally, friend in ((a, b), (b, a)):
        for enemy in enemies_of(g, friend):
            yield from offer_war(g, ally, friend, enemy, refused=refused)


@cites("uRR 23", "uRR 21.1", "uRR 14")
def end_alliances(g: Regis) -> Procedure[None]:
    """At the end of a turn, but for those that last until war breaks out. Troops in areas of
    those who were allies go home (14)."""
    ended = [parties(key) for key, lasts in g.realm.alliances.items() if lasts == 1]
    for a, b in ended:
        g.end_alliance(a, b)
    for a, b in ended:
        for guest, host in ((a, b), (b, a)):
            for area in places_in(held_by_side(g, host)):
                yield from send_home(g, guest, area)
    g.realm.combined_fleets.clear()
