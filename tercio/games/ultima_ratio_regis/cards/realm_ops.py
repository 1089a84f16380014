"""Ops about unrest, technologies, alliances with minors, the Empire and faith (uRR 19, 20)."""

from tercio.games.ultima_ratio_regis.cards.obstacles import (
    exists,
    power_args,
    power_is_not_in_play,
)
from tercio.games.ultima_ratio_regis.cards.registry import Played, choose_power, op, speaker
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, NOBODY, Power
from tercio.games.ultima_ratio_regis.model.numbered import powers_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    major_of,
    majors_in_play,
    powers_of,
    religion_of,
)
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rows.op_rows import (
    AllyMinor,
    AuctionAlliance,
    AuctionTechnology,
    BreakMinor,
    ImperialElection,
    JoinMinor,
    SetReligion,
    Unrest,
)
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.economy.auctions import (
    CONFESSIONS,
    alliance_auction,
    auction_vitality,
    highest_bid,
    technology_auction,
)
from tercio.games.ultima_ratio_regis.rules.minor_powers.imperial_election import (
    EMPIRE,
    imperial_election,
    is_eligible,
)
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import (
    ally_minor,
    announce_minor,
    become_neutral,
    may_have,
)
from tercio.kernel.ask import Args, Option, Procedure
from tercio.kernel.restrictions import Restrictions, forbids

# -- unrest ----------------------------------------------------------------------------------------


@forbids("uRR 19.1")
def nobody_is_meant(g: Regis, played: Played, op: Unrest) -> bool:
    """No power in play is of the sort that the card speaks of."""
    return op.power is None and not restless_powers(g, played, op)


@forbids("uRR 19.1")
def there_is_no_unrest_to_lower(g: Regis, played: Played, op: Unrest) -> bool:
    return op.delta < 0 and not any(g.realm.unrest[p] for p in restless_powers(g, played, op))


UNREST = Restrictions("unrest", power_is_not_in_play, nobody_is_meant, there_is_no_unrest_to_lower)


@op(Unrest, UNREST, "uRR 19.1")
def unrest(g: Regis, played: Played, op: Unrest) -> Procedure[None]:
    """Of a power that is named, or that the player of the card names."""
    powers = restless_powers(g, played, op)
    ids, cite = g.world.power_ids, "uRR 19.1"
    options = [
        Option(
            f"power.{ids[one]}",
            one,
            (power_ref(g, one),),
            "option-restless",
            args=_calm(g, one),
            cite=cite,
        )
        for one in powers
    ]
    args: Args = {"by": abs(op.delta), "up": int(op.delta > 0)}
    power: Power = yield from choose(
        g, speaker(g, played), "event-unrest", options, cite=cite, args=args
    )
    g.change_unrest(power, op.delta)


def _calm(g: Regis, power: Power) -> Args:
    unrest, vitality = g.realm.unrest[power], g.world.vitality[power]
    return {"a": power_ref(g, power), "unrest": unrest, "vitality": vitality}


def restless_powers(g: Regis, played: Played, op: Unrest) -> list[Power]:
    majors = majors_in_play(g)
    if op.power is not None:
        return [power for power in majors if g.world.power_ids[power] == op.power]
    mine = powers_of(g, played.player) if played.player != NO_PLAYER else []
    if op.who == "own":
        return mine
    if op.who == "other":
        return [power for power in majors if power not in mine]
    if op.who == "catholic":
        return [power for power in majors if religion_of(g, power) == "catholic"]
    if op.who == "among":
        return [power for power in majors if g.world.power_ids[power] in op.powers]
    if op.who == "divided":
        return [power for power in majors if is_divided(g, power)]
    return majors


def is_divided(g: Regis, power: Power) -> bool:
    """A Christian power with an allied minor, or a domain out of a homeland, of another faith."""
    faith = religion_of(g, power)
    if faith not in CONFESSIONS:
        return False
    domains = g.state.owned[power] & ~g.state.homes[power]
    others = (other for other in g.world.every_power if other != power)
    return any(
        religion_of(g, other) not in (faith, "mixed")
        and (g.world.home[other] & domains or major_of(g, other) == power)
        for other in others
    )


# -- auctions --------------------------------------------------------------------------------------


@forbids("uRR 19.3.1")
def nobody_can_bid(g: Regis, played: Played, op: AuctionTechnology) -> bool:
    vitality, restless = g.world.vitality, g.realm.unrest
    return not any(highest_bid(vitality[p], restless[p]) for p in majors_in_play(g))


TECHNOLOGY = Restrictions("technology", nobody_can_bid)


@op(AuctionTechnology, TECHNOLOGY, "uRR 19.3")
def auction_technology(g: Regis, played: Played, op: AuctionTechnology) -> Procedure[None]:
    """One that works at once gives its winner something for the end of this turn."""
    winner = yield from technology_auction(g, played.player, op.tech, op.duration == "turn")
    if winner != NOBODY and op.duration == "immediate":
        g.realm.grants.append(Grant(winner, op.tech, played.card))


def minors_on_offer(g: Regis, op: AuctionAlliance) -> list[Power]:
    """Those in play; not the Empire, while somebody is Emperor."""
    minors = [g.world.power[id] for id in op.minors if exists(g, id)]
    if g.realm.emperor != NOBODY:
        minors = [minor for minor in minors if g.world.powers[minor].kind != "imperial"]
    return minors


def can_win(g: Regis, power: Power, minor: Power) -> bool:
    if not may_have(g, power, minor):
        return False
    return highest_bid(auction_vitality(g, power, minor), g.realm.unrest[power]) > 0


@forbids("uRR 20.3.1")
def no_such_minor_is_there(g: Regis, played: Played, op: AuctionAlliance) -> bool:
    return not minors_on_offer(g, op)


@forbids("uRR 20.3.1")
def nobody_can_win_it(g: Regis, played: Played, op: AuctionAlliance) -> bool:
    """And none of them has an ally, whom it would lose."""
    minors, majors = minors_on_offer(g, op), majors_in_play(g)
    if any(major_of(g, minor) != NOBODY for minor in minors):
        return False
    return bool(minors) and not any(can_win(g, p, minor) for minor in minors for p in majors)


ALLIANCE_CARD = Restrictions("alliance-card", no_such_minor_is_there, nobody_can_win_it)


@op(AuctionAlliance, ALLIANCE_CARD, "uRR 20.3.1")
def auction_alliance(g: Regis, played: Played, op: AuctionAlliance) -> Procedure[None]:
    """Of the minors that exist the player of the card chooses one."""
    minors = minors_on_offer(g, op)
    minor = yield from choose_power(g, played, minors, "event-minor", cite="uRR 20.3.1")
    winner = yield from alliance_auction(g, played.player, minor)
    if winner != NOBODY and g.world.power_ids[winner] in op.pay_more:
        g.change_unrest(winner, 1)


@forbids("uRR 20.3.1")
def there_is_no_empire(g: Regis, played: Played, op: ImperialElection) -> bool:
    return not exists(g, EMPIRE)


@forbids("uRR 20.3.1")
def nobody_can_be_emperor(g: Regis, played: Played, op: ImperialElection) -> bool:
    empire = g.world.power[EMPIRE]
    return not any(
        highest_bid(auction_vitality(g, power, empire), g.realm.unrest[power])
        for power in majors_in_play(g)
        if is_eligible(g, power)
    )


ELECTION = Restrictions("election", there_is_no_empire, nobody_can_be_emperor)


@op(ImperialElection, ELECTION, "uRR 20.3.1")
def election(g: Regis, played: Played, op: ImperialElection) -> Procedure[None]:
    yield from imperial_election(g, played.player)


# -- minors and faith ------------------------------------------------------------------------------


@forbids("uRR 20.4.1", args=power_args("minor"))
def has_no_such_ally(g: Regis, played: Played, op: BreakMinor) -> bool:
    """It is neutral, or another than the card says is its ally."""
    patron = major_of(g, g.world.power[op.minor])
    return patron == NOBODY or (op.of is not None and patron != g.world.power[op.of])


BREAK_MINOR = Restrictions("break-minor", power_is_not_in_play, has_no_such_ally)


@op(BreakMinor, BREAK_MINOR, "uRR 20.4.1")
def break_minor(g: Regis, played: Played, op: BreakMinor) -> Procedure[None]:
    yield from become_neutral(g, g.world.power[op.minor])


@forbids("uRR 20.3.4", args=power_args("minor"))
def has_an_ally_already(g: Regis, played: Played, op: AllyMinor) -> bool:
    return major_of(g, g.world.power[op.minor]) != NOBODY


ALLY_MINOR = Restrictions("ally-minor", power_is_not_in_play, has_an_ally_already)


@op(AllyMinor, ALLY_MINOR, "uRR 20.3.4")
def ally_by_event(g: Regis, played: Played, op: AllyMinor) -> Procedure[None]:
    yield from ally_minor(g, g.world.power[op.minor], g.world.power[op.power])


@forbids("uRR 20.5", args=power_args("minor"))
def is_not_kept_out(g: Regis, played: Played, op: JoinMinor) -> bool:
    minor = g.world.power[op.minor]
    ally = major_of(g, minor)
    theirs = ally != NOBODY and g.world.power_ids[ally] in op.powers
    return not (theirs and g.realm.kept_out.get(minor, 0))


JOIN_MINOR = Restrictions("join-minor", power_is_not_in_play, is_not_kept_out)


@op(JoinMinor, JOIN_MINOR, "uRR 20.5")
def join_minor(g: Regis, played: Played, op: JoinMinor) -> Procedure[None]:
    """In each of the wars of its ally that it stays out of."""
    minor = g.world.power[op.minor]
    for enemy in powers_in(g.realm.kept_out.get(minor, 0)):
        yield from announce_minor(g, minor, enemy)


def _believer(op: SetReligion) -> str:
    return op.power or op.minor or ""


@forbids("uRR 20.3.1")
def has_this_faith_already(g: Regis, played: Played, op: SetReligion) -> bool:
    return religion_of(g, g.world.power[_believer(op)]) == op.to


SET_RELIGION = Restrictions("set-religion", power_is_not_in_play, has_this_faith_already)


@op(SetReligion, SET_RELIGION, "uRR 20.3.1")
def set_religion(g: Regis, played: Played, op: SetReligion) -> Procedure[None]:
    g.set_religion(g.world.power[_believer(op)], op.to)
    yield from ()
