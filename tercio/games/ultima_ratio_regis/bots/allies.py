"""Alliances between majors, troops on loan to allies, and fleets under one flag (uRR 21.1, 21.2).

An alliance is worth having with whoever wants nothing that one wants oneself, is not the one to
beat, and has, or may get, the same enemies. What allies lend goes to where there is war.
"""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.bots.armies import CAMP, affordable, camp_of
from tercio.games.ultima_ratio_regis.bots.campaigns import is_busy
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking
from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, NOWHERE, Place, Power
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play, player_of
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rules.major_powers.alliances import ALLIANCE
from tercio.games.ultima_ratio_regis.rules.major_powers.combined_fleets import possible_partners
from tercio.games.ultima_ratio_regis.rules.major_powers.expeditionary_corps import may_be_lent
from tercio.kernel.ask import BACK

# -- whom ------------------------------------------------------------------------------------------


def is_mine(o: Outlook, power: Power) -> bool:
    return player_of(o.g, power) == o.player


def common_enemies(o: Outlook, a: Power, b: Power) -> list[Power]:
    return [enemy for enemy in o.enemies(a) if enemy in o.enemies(b)]


def is_welcome(o: Outlook, power: Power, other: Power) -> bool:
    """As an ally of a power of one's own: no rival, and nobody with an eye on its land."""
    if is_mine(o, other):
        return True
    if player_of(o.g, other) == o.rival:
        return False
    return not o.covets(other, power) and not o.covets(power, other)


def is_useful(o: Outlook, power: Power, other: Power) -> bool:
    """There is a war, and both could be in it."""
    if common_enemies(o, power, other):
        return True
    foes = {*o.enemies(power), *o.enemies(other)} - {power, other}
    return any(is_mine(o, other) or player_of(o.g, foe) == o.rival for foe in foes)


def candidates(o: Outlook, power: Power) -> list[Power]:
    """With whom to declare an alliance now."""
    g, ids = o.g, o.world.power_ids
    return [
        other
        for other in majors_in_play(g)
        if other != power
        and ALLIANCE.allow(g, power, ids[other])
        and is_welcome(o, power, other)
        and is_useful(o, power, other)
    ]


def fleets(o: Outlook, power: Power) -> list[Power]:
    """Allies whose squadrons would fight the same enemy under its flag."""
    return [ally for ally in possible_partners(o.g, power) if common_enemies(o, power, ally)]


# -- troops on loan --------------------------------------------------------------------------------


def corps(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """A troop of an ally at peace goes to the camp of one at war, whichever of them is this."""
    for ally in allies_of(o.g, power):
        for lender, receiver in ((power, ally), (ally, power)):
            if o.enemies(lender) or not o.enemies(receiver) or o.impulses < 2:
                continue
            if not may_be_lent(o.g, lender, receiver) or not affordable(o, receiver):
                continue
            camp = camp_of(o, receiver, o.enemies(receiver))
            if camp != NOWHERE and len(o.kinds_at(receiver, camp)) < CAMP:
                yield from _loan(o, power, lender, receiver, camp=camp)


def _loan(
    o: Outlook, power: Power, lender: Power, receiver: Power, camp: Place
) -> Iterator[Undertaking]:
    """One that has nothing else to do, if it is not the last but one."""
    own = {place: [u for u in units if u[0] == lender] for place, units in o.troops(lender).items()}
    if sum(map(len, own.values())) < 3:
        return
    ids, places = o.world.power_ids, o.world.location_ids
    for place, units in own.items():
        if units and o.world.is_area(place) and not is_busy(o, lender, place):
            unit = f"{KIND_IDS[units[0][1]]}.{places[place]}"
            script = (f"lend.{ids[lender]}.{ids[receiver]}.{unit}", f"corps.{places[camp]}")
            yield Undertaking(power, "send_corps", o.weights.corps, 1.0, script=script)
            return


# -- answers ---------------------------------------------------------------------------------------


def declare_alliance(q: Question) -> str:
    wanted = candidates(q.o, q.power())
    known = q.g.world.power
    return next((key for key in q.starting("ally") if known[key[5:]] in wanted), BACK)


def alliance_offer(q: Question) -> str:
    """Peace with somebody harmless is always welcome."""
    return _reply(q, is_welcome(q.o, q.power("other"), q.power()))


def corps_offer(q: Question) -> str:
    """Whoever lends: where there is an enemy of both, or one who is the one to beat."""
    mine, theirs = q.power("other"), q.power()
    return _reply(q, is_welcome(q.o, mine, theirs) and is_useful(q.o, mine, theirs))


def combine_fleets(q: Question) -> str:
    wanted = fleets(q.o, q.power())
    known = q.g.world.power
    return next((key for key in q.starting("with") if known[key[5:]] in wanted), BACK)


def fleet_offer(q: Question) -> str:
    """Against an enemy of both."""
    mine, theirs = q.power("other"), q.power()
    return _reply(q, is_welcome(q.o, mine, theirs) and bool(common_enemies(q.o, mine, theirs)))


def _reply(q: Question, agrees: bool) -> str:
    return "accept-offer" if agrees else "decline-offer"
