"""The answers to questions that are not about spending points, by their kind."""

from collections.abc import Callable, Mapping

from tercio.games.ultima_ratio_regis.bots import allies
from tercio.games.ultima_ratio_regis.bots.armies import front
from tercio.games.ultima_ratio_regis.bots.deployment import next_item, place_of
from tercio.games.ultima_ratio_regis.bots.diplomacy import (
    condition_worth,
    minor_worth,
    prospect,
    unrest_price,
    wants_peace,
)
from tercio.games.ultima_ratio_regis.bots.groups import fair_bid, group_values
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.bots.reinforcements import redeploy_minor
from tercio.games.ultima_ratio_regis.bots.seas import guards, is_pirate, robbed_seas
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Power
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, player_of
from tercio.games.ultima_ratio_regis.rows.op_rows import Unrest
from tercio.games.ultima_ratio_regis.rules.economy.auctions import alliance_price
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import unit_cost
from tercio.kernel.ask import BACK, DONE, PASS

Answer = Callable[[Question], str]
LOTS = 100
HIGHEST = 12
"""VP that are bid at most for the choice of a group."""


# -- starting --------------------------------------------------------------------------------------


def bid_vp(q: Question) -> str:
    """By lot, since everybody pays what he bids: as much as the place in the order of choice that
    such a lot leads one to expect is worth beyond the last."""
    values = group_values(q.g.world, q.g.setting.scenario, len(q.g.seats)).values()
    bid = fair_bid(list(values), (q.lot("bid", LOTS) + 0.5) / LOTS)
    return f"bid.{min(round(bid), HIGHEST)}"


def choose_group(q: Question) -> str:
    values = group_values(q.g.world, q.g.setting.scenario, len(q.g.seats))
    return max(q.keys, key=lambda key: (values.get(int(key.partition(".")[2]), 0.0), key))


def deploy(q: Question) -> str:
    """Minors first, they cost nothing; then each power in turn."""
    by_power: dict[str, list[str]] = {}
    for key in q.keys:
        if key != DONE:
            _, id, item = key.split(".")
            by_power.setdefault(id, []).append(item)
    for id, items in by_power.items():
        power = q.g.world.power[id]
        item = items[0] if power not in q.g.world.majors else next_item(q.o, power, items)
        if item:
            return f"deploy.{id}.{item}"
    return DONE


def deploy_where(q: Question) -> str:
    places = [key.partition(".")[2] for key in q.starting("place")]
    if not places:
        return q.least()
    return "place." + place_of(q.o, q.power(), q.text("item"), places)


# -- auctions --------------------------------------------------------------------------------------


def auction(q: Question) -> str:
    """One more than the last bid, by whichever power gains most, up to what it is worth."""
    o, bid = q.o, q.number("bid")
    if player_of(q.g, q.power("leader")) == q.player:
        return PASS
    best, most = PASS, q.o.weights.least_bid
    for power in o.mine:
        key = f"bid.{o.world.power_ids[power]}.{bid + 1}"
        if q.has(key):
            worth, points = _lot(q, power, bid + 1)
            gain = worth - unrest_price(o, power, points)
            if gain > most:
                best, most = key, gain
    return best


def _lot(q: Question, power: Power, bid: int) -> tuple[float, int]:
    """What a lot is worth to a power, and what the bid would cost it."""
    minor = q.power("lot")
    if minor != NOBODY:
        return minor_worth(q.o, power, minor), alliance_price(q.g, power, minor, bid)
    return _technology(q, power), bid


def _technology(q: Question, power: Power) -> float:
    at_war, w = bool(q.o.enemies(power)), q.o.weights
    match q.text("lot"):
        case "industrial":
            calm = q.o.projected(power) < q.o.limit(power)
            return w.industry_at_last if q.o.last and calm else w.industry
        case "land":
            return w.land_technology if at_war else 0.0
        case "siege":
            return w.siege_technology if at_war else 0.0
        case _:
            return 0.0


# -- war and peace ---------------------------------------------------------------------------------


def peace_conditions(q: Question) -> str:
    winner, loser = q.power(), q.power("loser")
    prices = {option.key: _price(option.args) for option in q.ask.options}
    worth = {key: condition_worth(q.o, winner, loser, key) for key in q.keys if key != DONE}
    if not worth:
        return DONE
    return max(worth, key=lambda key: (worth[key] / prices[key], key))


def _price(args: object) -> int:
    price = args.get("price", 1) if isinstance(args, Mapping) else 1
    return price if isinstance(price, int) and price > 0 else 1


def join_ally(q: Question) -> str:
    return (
        "join-war"
        if prospect(q.o, q.power(), q.power("enemy")) > q.o.weights.joined_war
        else "stay-out"
    )


def minor_joins(q: Question) -> str:
    return next(key for key in q.keys if key.startswith("minor-stays"))


def open_peace(q: Question) -> str:
    power = q.power()
    for key in q.starting("peace"):
        if wants_peace(q.o, power, q.g.world.power[key.rpartition(".")[2]]):
            return key
    return BACK


def forced_peace(q: Question) -> str:
    """With the enemy who gets least by it."""
    power, morale = q.power(), q.g.realm.morale
    known = q.g.world.power
    return min(q.keys, key=lambda key: (morale[known[key.rpartition(".")[2]]][power], key))


# -- the start and the end of an impulse -----------------------------------------------------------


def impulse_start(q: Question) -> str:
    for key in q.keys:
        if key == DONE:
            continue
        _, id, action = key.split(".")
        power = q.g.world.power[id]
        if action == "regroup_free":
            return key
        if action == "declare_alliance" and allies.candidates(q.o, power):
            return key
        if action == "combine_fleets" and allies.fleets(q.o, power):
            return key
        if action == "put_to_sea" and (is_pirate(q.o, power) or robbed_seas(q.o, power)):
            return key
        if action == "open_peace":
            enemies = q.o.enemies(power)
            if any(wants_peace(q.o, power, enemy) for enemy in enemies):
                return key
    return DONE


def regroup(q: Question) -> str:
    """To the front, where there is one."""
    power = q.power()
    camp = front(q.o, power, q.o.enemies(power))
    keys = q.starting("regroup")
    return next((key for key in keys if q.where(key) == camp), keys[0])


def robbed(q: Question) -> str:
    """Merchants whom nobody guards are given up where pirates will come again and again."""
    o, power = q.o, q.power()
    seas = robbed_seas(o, power)
    helpless = all(not guards(o, power, sea) for sea in seas)
    strain = o.projected(power) - o.limit(power)
    if strain > 3 or (helpless and strain > 0):
        return "give_up" if o.impulses > 2 else PASS
    return PASS


# -- unrest ----------------------------------------------------------------------------------------


SPARED = ("S2D", "S3D", "T2", "T2V", "S2", "T3", "S3", "T3V")
"""What is given up first, if something must be."""


def give_up(q: Question) -> str:
    """What next turn's income could not keep without agitation: dispersed and damaged first."""
    o = q.o
    if o.last:
        return DONE
    for power in o.mine:
        lost = sum(unit_cost(o.g, kind) * n for kind, n in o.state.eliminated[power].items())
        if o.balance(power) - lost + 4 <= o.limit(power):
            continue
        name = o.world.power_ids[power]
        found = q.starting(f"scrap.{name}")
        if found:
            return min(found, key=lambda key: (not _is_idle(q, key), _rank(key), key))
    return DONE


def _rank(key: str) -> int:
    return SPARED.index(key.split(".")[2])


def _is_idle(q: Question, key: str) -> bool:
    return q.g.world.is_box(q.where(key)) or key.split(".")[2] in SPARED[:2]


def agitation(q: Question) -> str:
    """Troops disperse rather than let revolts break out: the one that just suffices."""
    due = q.number("due")
    calm = q.starting("calm")
    if not calm:
        return q.least()
    quality = {"T2": 2, "T2V": 3, "T3": 3, "T3V": 4}

    def fit(key: str) -> tuple[bool, int, str]:
        worth = quality.get(key.split(".")[1], 2)
        return worth < due, worth if worth >= due else -worth, key

    return min(calm, key=fit)


def revolt_where(q: Question) -> str:
    """In one's own land where it hurts least; in another's where it hurts most."""
    o = q.o

    def pain(key: str) -> float:
        area = q.where(key)
        owner = q.g.state.owner[area]
        major = major_of(q.g, owner) if owner != NOBODY else NOBODY
        if major == NOBODY:
            return 0.0
        player = player_of(q.g, major)
        worth = o.keep(major, area) + 0.05 * (o.world.commercial >> area & 1)
        return worth if player == q.player else -worth * (0.1 + o.spite(player))

    return min(q.starting("revolt") or q.keys, key=lambda key: (pain(key), key))


def event_unrest(q: Question) -> str:
    o, card = q.o, q.g.state.impulse.card
    ops = o.world.cards[card].ops if card in o.world.cards else ()
    rises = any(isinstance(op, Unrest) and op.delta > 0 for op in ops)

    def hurt(key: str) -> float:
        power = o.world.power[key.rpartition(".")[2]]
        player = player_of(q.g, power)
        near = o.projected(power) - o.limit(power)
        weight = -1.0 if player == q.player else o.spite(player)
        return weight * (1.5 + max(-1.0, min(1.0, near / 4)))

    return max(q.keys, key=lambda key: (hurt(key) if rises else -hurt(key), key))


def event_minor(q: Question) -> str:
    known = q.g.world.power

    def worth(key: str) -> float:
        minor = known[key.rpartition(".")[2]]
        if player_of(q.g, minor) == q.player:
            return -0.1
        return max((minor_worth(q.o, power, minor) for power in q.o.mine), default=0.0)

    return max(q.keys, key=lambda key: (worth(key), key))


def settle(q: Question) -> str:
    keys = q.starting("settle")
    power = q.power()
    return max(keys, key=lambda key: (q.o.gain(power, q.where(key)), key)) if keys else PASS


def first_player(q: Question) -> str:
    own = f"begin.{q.sight.seat}.forward"
    return own if q.has(own) else q.least()


def done(q: Question) -> str:
    return DONE if q.has(DONE) else q.least()


def back(q: Question) -> str:
    return BACK if q.has(BACK) else q.least()


def first(q: Question) -> str:
    return q.keys[0]


ANSWERS: dict[str, Answer] = {
    "bid-vp": bid_vp,
    "choose-group": choose_group,
    "deploy": deploy,
    "deploy-where": deploy_where,
    "auction": auction,
    "peace-conditions": peace_conditions,
    "join-ally": join_ally,
    "minor-joins": minor_joins,
    "open-peace": open_peace,
    "forced-peace": forced_peace,
    "impulse-start": impulse_start,
    "impulse-end": done,
    "regroup": regroup,
    "agitation": agitation,
    "revolt-where": revolt_where,
    "event-unrest": event_unrest,
    "event-minor": event_minor,
    "settle": settle,
    "first-player": first_player,
    "dynastic-change": done,
    "give-up": give_up,
    "redeploy-minor": redeploy_minor,
    "enter-merchants": first,
    "robbed": robbed,
    "keep-points": done,
    "declare-alliance": allies.declare_alliance,
    "alliance-offer": allies.alliance_offer,
    "corps-offer": allies.corps_offer,
    "combine-fleets": allies.combine_fleets,
    "fleet-offer": allies.fleet_offer,
}
