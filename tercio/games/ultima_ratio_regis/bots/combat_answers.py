"""The answers of combats and movement: who fights, who is lost, who evades, where to."""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.bots.armies import front
from tercio.games.ultima_ratio_regis.bots.campaigns import pacified
from tercio.games.ultima_ratio_regis.bots.diplomacy import unrest_price
from tercio.games.ultima_ratio_regis.bots.fleets import attacked_at_sea, hunt
from tercio.games.ultima_ratio_regis.bots.odds import chance, dice_of, subjugation
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.bots.seas import robbed_seas
from tercio.games.ultima_ratio_regis.bots.war import area_worth, morale_worth, usual_battlefield
from tercio.games.ultima_ratio_regis.bots.weights import RealmWeights
from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.names import NOBODY, NOWHERE, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, player_of, points_of
from tercio.kernel.ask import BACK, PASS

QUALITY = {
    "fortress": 9,
    "T2": 2,
    "T2V": 3,
    "T3": 4,
    "T3V": 5,
    "S2": 2,
    "S3": 3,
    "S2D": 1,
    "S3D": 1,
}


def _quality(key: str) -> int:
    return max((QUALITY.get(part, 0) for part in key.split(".")), default=0)


def best_unit(q: Question) -> str:
    """Of several that are as good, one of the field before one in a box, whose key is longer."""
    if q.has("all"):
        return "all"
    units = [key for key in q.keys if "." in key]
    if not units:
        return q.least()
    return max(units, key=lambda key: (_quality(key), -key.count("."), key))


def worst_unit(q: Question) -> str:
    units = [key for key in q.keys if "." in key]
    return min(units, key=lambda key: (_quality(key), key)) if units else q.least()


def conscript(q: Question) -> str:
    power = q.power()
    room = q.o.limit(power) - q.o.projected(power)
    return "conscript" if room + q.o.impulses // 2 > 1 else PASS


def distribute(q: Question) -> str:
    """Raise what wins more for it, lower what loses nothing by it."""
    order = ("raise.2", "raise.1", "raise.3", "lower.4", "lower.1", "lower.2", "lower.3")
    return next((key for key in order if q.has(key)), q.keys[0])


def die_plus(q: Question) -> str:
    """From 4 to 5 and from 2 to 3 it is a battle point, else at best a casualty."""
    return next((f"plus.{n}" for n in (4, 2, 3, 5, 1) if q.has(f"plus.{n}")), q.least())


# -- who stands here -------------------------------------------------------------------------------


def _sides(q: Question, power: Power) -> tuple[list[Kind], list[Kind]]:
    """The troops of a power and of its enemies in the place of a combat."""
    o, place = q.o, q.place()
    if place == NOWHERE:
        return [], []
    theirs = [kind for foe in o.enemies(power) for kind in o.kinds_at(foe, place)]
    return o.kinds_at(power, place), theirs


def battlefield(q: Question) -> str:
    """Large with more troops, small with fewer."""
    mine, theirs = _sides(q, q.power())
    sizes = sorted(q.starting("size"), key=lambda key: int(key.partition(".")[2]))
    if not sizes:
        return q.least()
    return sizes[-1] if len(mine) > len(theirs) else sizes[0]


def combat_card(q: Question) -> str:
    """Cards are held for combats with something at stake: where two dice or more are thrown."""
    place, power = q.place(), q.power()
    cards = q.starting("card")
    if not cards or place == NOWHERE or not q.o.enemies(power):
        return PASS
    mine, theirs = _sides(q, power)
    for key in cards:
        name = key.split(".")[1]
        if name == "flanking_attack":
            size = int(key.rpartition(".")[2])
            larger = size > 3
            if larger == (len(mine) > len(theirs)) and len(mine) != len(theirs):
                return key
        elif name == "guards":
            if len(mine) > 2:
                return key
        else:
            return key
    return PASS


def react(q: Question) -> str:
    """Fight where the odds are good, else shelter, withdraw or disperse."""
    o, power, w = q.o, q.power(), q.o.weights
    area, start = q.place("area"), q.place("start")
    foes = o.enemies(power)
    attackers = [kind for foe in foes for kind in o.kinds_at(foe, start)]
    here = o.kinds_at(power, area)
    size = usual_battlefield(o, area)
    foe = next((f for f in foes if o.kinds_at(f, start)), NOBODY)
    if not attackers or foe == NOBODY:
        return PASS
    led = bool(o.leaders(foe, start))
    coming = attackers if led else attackers[:1]
    stake = morale_worth(o, power, foe) + (o.keep(power, area) if o.held(power) >> area & 1 else 0)
    best, most = PASS, -9.0
    for key in q.starting("intercept"):
        near = q.where(key)
        kinds = o.kinds_at(power, near)
        more = kinds if o.leaders(power, near) else kinds[:1]
        worth = _stand(w, here + more, coming, size, stake=stake) - w.interception
        if worth > most and worth > w.least_interception:
            best, most = key, worth
    if not here:
        return best
    stand = _stand(w, here, coming, size, stake=stake)
    if stand >= max(most, w.stand):
        return PASS
    if best != PASS and most > 0:
        return best
    if q.has("shelter"):
        return "shelter"
    away = q.starting("withdraw")
    return away[0] if away else "disperse" if q.has("disperse") else PASS


def _stand(w: RealmWeights, mine: list[Kind], theirs: list[Kind], size: int, stake: float) -> float:
    if not mine:
        return -9.0
    odds = chance(dice_of(mine, size), dice_of(theirs, size))
    weight = stake if min(len(mine), len(theirs)) > 1 else w.small_battle * stake
    return (odds.win - odds.loss) * weight + w.drawn_battle * odds.draw * stake


def oppose(q: Question) -> str:
    walls, troops = q.starting("walls"), q.starting("troops")
    return (walls or troops or [PASS])[0]


def take_anyway(q: Question) -> str:
    """Troops are given for an area that is worth more than they, and more than another attempt
    promises; those who are left there try it from where they stand."""
    o, power, area = q.o, q.power(), q.place()
    option = q.ask.option("sacrifice")
    price = (option.args or {}).get("n", 1) if option is not None else 1
    if not isinstance(price, int):
        return PASS
    worth = _prize(q, power, area)
    gain = worth - price * _troop_price(o, power)
    return "sacrifice" if gain > max(0.0, _another_attempt(o, power, area, worth)) else PASS


def _prize(q: Question, power: Power, area: Place) -> float:
    o = q.o
    if o.state.free[area]:
        return o.gain(power, area)
    lord = o.lord(area)
    if lord in (NOBODY, power):
        return max(o.weights.other_area, pacified(o, power, area))
    return area_worth(o, power, lord, area)


def _troop_price(o: Outlook, power: Power) -> float:
    """What a troop in a box is missed for: next to nothing when the game is nearly over."""
    w = o.weights
    price = w.troop_at_war if o.enemies(power) else w.troop
    return price * min(1.0, o.impulses / 4) if o.last else price


def _another_attempt(o: Outlook, power: Power, area: Place, worth: float) -> float:
    """What it promises to try again, with a point of this impulse or of the next."""
    level = o.state.rebels[area] or o.state.free[area] or 2
    odds = subjugation(3 - (o.world.areas[area].terrain != "clear"), level)
    if points_of(o.g, power) < 1 and o.impulses < 2:
        return 0.0
    return (odds.win + odds.draw / 2) * worth - o.weights.price_of_retry


def march_on(q: Question) -> str:
    return "claim" if q.has("claim") else PASS


def claim(q: Question) -> str:
    return "claim" if q.has("claim") else q.least()


def control(q: Question) -> str:
    return "take" if q.has("take") else q.least()


def capitulation(q: Question) -> str:
    return "resist" if q.has("resist") else q.least()


def absorb(q: Question) -> str:
    """The more squadrons fight, the better."""
    return "absorb" if q.has("absorb") else q.least()


def intercept_at_sea(q: Question) -> str:
    """With the best squadron, at sea rather than from a port."""
    found = q.starting("intercept")
    return max(found, key=lambda key: (".sea_" in key, _quality(key), key)) if found else PASS


def escort(q: Question) -> str:
    return next((key for key in q.keys if key.startswith("escort.")), q.least())


def support(q: Question) -> str:
    """For one's own side."""
    known = q.g.world.power
    for key in q.starting("support"):
        power = known.get(key.split(".")[1], NOBODY)
        if power != NOBODY and player_of(q.g, power) == q.player:
            return key
    return PASS


# -- leaders and places ----------------------------------------------------------------------------


USES = {"tactical": 1.0, "creative": 1.0, "determined": 1.0, "organizer": 0.6}
"""How often an ability is of use on land."""


def leader_face(q: Question) -> str:
    """Extraordinary for three points of unrest: where there is a war to win with them, and as long
    as they will be of use."""
    o, power, w = q.o, q.power(), q.o.weights
    if not q.has("extraordinary"):
        return "ordinary"
    armies = (len(units) for place, units in o.troops(power).items() if o.world.is_area(place))
    army = min(max(armies, default=0), 3)
    each = w.extraordinary if o.enemies(power) else w.extraordinary_in_peace
    worth = each * o.impulses * army / 3 * USES.get(q.text("ability"), 0.0)
    price = unrest_price(o, power, o.world.book.unrest.extraordinary_leader)
    return "extraordinary" if worth > price else "ordinary"


def leader_post(q: Question) -> str:
    """With the largest stack of troops on the map."""
    o, power = q.o, q.power()

    def size(key: str) -> tuple[int, str]:
        parts = key.split(".")
        place = o.world.location.get(parts[1], NOWHERE)
        if place == NOWHERE or parts[-1] != "troop":
            return 0, key
        own = 2 if o.state.troops[power] >> place & 1 else 1
        return len(o.kinds_at(power, place)) * (3 if o.world.is_area(place) else 1) * own, key

    return max((key for key in q.keys if key != BACK), key=size)


def replace_leader(q: Question) -> str:
    return "besides" if q.has("besides") else q.least()


def home(q: Question) -> str:
    """Troops that must leave go to where they are needed, rather to their own than to allies."""
    o, power = q.o, q.power()
    major = major_of(q.g, power)
    homes = q.starting("home")
    if major != NOBODY and homes:
        camp = front(o, major, o.enemies(major))
        own = held_by_side(q.g, major)
        homes.sort(key=lambda key: not own >> q.where(key) & 1)
        return next((key for key in homes if q.where(key) == camp), homes[0])
    return next((key for key in q.keys if key in ("stay", "disperse")), q.least())


def nearest_front(q: Question) -> str:
    o, power = q.o, q.power()
    major = major_of(q.g, power)
    places = q.starting("place")
    if major == NOBODY or not places:
        return q.least()
    camp = front(o, major, o.enemies(major))
    return next((key for key in places if q.where(key) == camp), places[0])


def put_to_sea(q: Question) -> str:
    """Where there is most to rob, or to guard."""
    seas = robbed_seas(q.o, q.power())

    def worth(key: str) -> int:
        sea = q.where(key)
        return seas.get(sea, 0) + sum(
            n
            for center, here in enumerate(q.g.realm.merchants)
            if q.g.world.center_sea[center] == sea
            for power, n in here.items()
            if player_of(q.g, power) != q.player
        )

    sails = [key for key in q.starting("sail") if worth(key)]
    return max(sails, key=lambda key: (worth(key), key)) if sails else BACK


def piracy(q: Question) -> str:
    return next((key for key in q.keys if key != BACK), BACK)


def prey(q: Question) -> str:
    """The richest merchants of the strongest rival; those of the own player's powers last."""
    known, centers = q.g.world.power, q.g.world.center

    def worth(key: str) -> float:
        _, victim, center = key.split(".")
        power = known[victim]
        if player_of(q.g, power) == q.player:
            return -1.0
        spite = q.o.spite(player_of(q.g, power))
        return q.g.state.merchants(centers[center], power) * (0.5 + spite)

    keys = q.starting("prey")
    return max(keys, key=lambda key: (worth(key), key)) if keys else BACK


def repair_squadron(q: Question) -> str:
    return next((key for key in q.keys if key.startswith("repair.")), BACK)


def finish_fortress(q: Question) -> str:
    return next((key for key in q.keys if key.startswith("finish.")), BACK)


COMBAT_ANSWERS: dict[str, Callable[[Question], str]] = {
    "fighters": best_unit,
    "lose": worst_unit,
    "disperse": worst_unit,
    "damage": worst_unit,
    "surplus": worst_unit,
    "veteran": best_unit,
    "event-veteran": best_unit,
    "regular": worst_unit,
    "conscript": conscript,
    "distribute": distribute,
    "creative": distribute,
    "die-plus": die_plus,
    "battlefield": battlefield,
    "combat-card": combat_card,
    "react": react,
    "oppose": oppose,
    "take-anyway": take_anyway,
    "claim": claim,
    "control": control,
    "capitulation": capitulation,
    "attacked-at-sea": attacked_at_sea,
    "hunt": hunt,
    "absorb": absorb,
    "intercept-transport": intercept_at_sea,
    "intercept-pirate": intercept_at_sea,
    "escort": escort,
    "landing-escort": escort,
    "support": support,
    "leader-face": leader_face,
    "leader-post": leader_post,
    "event-leader": leader_post,
    "settle-leader": leader_post,
    "replace-leader": replace_leader,
    "repatriate": home,
    "reinforce-minor": nearest_front,
    "put-to-sea": put_to_sea,
    "piracy": piracy,
    "prey": prey,
    "repair-squadron": repair_squadron,
    "finish-fortress": finish_fortress,
}
