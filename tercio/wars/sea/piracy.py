"""Piracy in the sea zones of the map (16.4).

Who may raid whom, with what and how often is the game's to say (`piracy_hooks`); how a raid goes is
the same in both games.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Generic

from tercio.kernel.ask import Args, Ask, Option, Procedure, Prospect, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.battle import HIT
from tercio.wars.land.battle_odds import raid_odds
from tercio.wars.model.events import PiracyBegan, PiracyHits, PiratesRepelled
from tercio.wars.model.leader_questions import naval_leaders_at
from tercio.wars.model.names import Location, Mask, Power, SeaZone, ShipId
from tercio.wars.model.numbered import by_ship, powers_in, seas_in, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.ship_questions import ship_commander
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import choose_ship, is_warship, send_home_stranded
from tercio.wars.turn.actions import Action, pay

# -- who may raid whom ---------------------------------------------------------------------------


@forbids("HIS 16.4", "VQ 16.4")
def has_no_pirates_there(g: AnyWar, power: Power, sea: SeaZone, target: Power) -> bool:
    return not g.hooks.pirates(g, power, sea)


@forbids("HIS 16.4", "VQ 16.4")
def controls_no_port_there(g: AnyWar, power: Power, sea: SeaZone, target: Power) -> bool:
    return not g.hooks.piracy_ports(g, power, target, sea)


@forbids("HIS 16.4", "VQ 16.4")
def raids_itself(g: AnyWar, power: Power, sea: SeaZone, target: Power) -> bool:
    return target == power


RAIDS = Restrictions("piracy", raids_itself, has_no_pirates_there, controls_no_port_there)
"""What both games forbid; each adds its own."""


def ports_on(g: AnyWar, power: Power, sea: SeaZone) -> Mask:
    """The ports on a sea zone that a power controls."""
    ports: Mask = g.world.water.adjacent[sea] & g.state.controlled[power]
    return ports


@dataclass(slots=True)
class Raid:
    """A raid as its procedure, the cards played on it and its awards see it."""

    power: Power
    target: Power
    sea: SeaZone
    hits: int = 0
    paid: dict[str, int] = field(default_factory=dict)
    """How often each award was chosen."""


@dataclass(frozen=True, slots=True)
class Award(Generic[G_contra]):
    """A way for the target to pay for one hit. `id` is the key of its option."""

    id: str
    can: Callable[[G_contra, Raid], bool]
    pay: Callable[[G_contra, Raid], Procedure[None]]


# -- the action ----------------------------------------------------------------------------------


def raids_open_to(g: AnyWar, power: Power) -> list[tuple[SeaZone, Power]]:
    """Every (sea zone, target) that a power may raid now."""
    table = g.hooks.piracy_restrictions(g)
    return [
        (sea, target)
        for sea in _hunting_grounds(g, power)
        for target in g.world.majors
        if table.allow(g, power, sea, target)
    ]


def _hunting_grounds(g: AnyWar, power: Power) -> Iterator[SeaZone]:
    """The sea zones where a power has pirates, whoever may be raided there."""
    for sea in seas_in(g.state.fleets[power] & g.world.all_seas):
        if g.hooks.pirates(g, power, sea):
            yield sea


def can_raid(g: AnyWar, power: Power) -> bool:
    table = g.hooks.piracy_restrictions(g)
    for sea in _hunting_grounds(g, power):
        for target in g.world.majors:
            if table.allow(g, power, sea, target):
                return True
    return False


def why_no_raid(g: AnyWar, power: Power, ref: str) -> list[Refusal]:
    """Why a sea zone cannot be raided: what stands against each possible target."""
    sea = g.world.place_by_ref.get(ref)
    if sea is None or not g.world.is_sea(sea):
        return []
    table = g.hooks.piracy_restrictions(g)
    reasons = [table.refusals(g, power, sea, p) for p in g.world.majors if p != power]
    if not all(reasons):
        return []
    return [refusal for refusal in reasons[0] if all(refusal in each for each in reasons)]


@cites("HIS 16.4", "VQ 16.4")
def initiate_piracy(g: AnyWar, power: Power) -> Procedure[None]:
    """Step 1: declare piracy, in which sea zone and on whom."""
    picks = yield from compose(lambda picks: _which_raid(g, power, picks), cancel=True)
    if not picks:
        return
    raid = Raid(power, picks[1].value, picks[0].value)
    cite = f"{g.book} 16.4"
    g.record(PiracyBegan(power_ref(g, power), power_ref(g, raid.target), place_ref(g, raid.sea)))
    others = [p for p in g.impulse_order() if p != power]
    yield from respond_window(
        g, "piracy_announced", raid, others, cite=cite, place=place_ref(g, raid.sea)
    )
    if "piracy" in g.state.impulse.barred:
        return
    price = PIRACY.price(g, power)
    assert price is not None
    pay(g, power, price, "piracy")
    yield from resolve_piracy(g, raid)


def _which_raid(g: AnyWar, power: Power, picks: list[Option]) -> Ask | None:
    raids = raids_open_to(g, power)
    ids, refs = g.world.location_ids, g.world.place_refs

    def explain(ref: str) -> list[Refusal]:
        return why_no_raid(g, power, ref)

    if not picks:
        seas = list(dict.fromkeys(sea for sea, _ in raids))
        options = [
            Option(f"sea.{ids[sea]}", sea, (refs[sea],), "option-piracy-sea") for sea in seas
        ]
        cite = f"{g.book} 16.4"
        return Ask(g.seat_of(power), "piracy-sea", options, cite, explain=explain)
    if len(picks) == 1:
        sea = picks[0].value
        options = [
            Option(
                f"target.{g.world.power_rows[target].id}",
                target,
                (power_ref(g, target),),
                "option-piracy-target",
            )
            for at, target in raids
            if at == sea
        ]

        def foresee(view: AnyWar, key: str) -> Prospect | None:
            """In the eyes of the pirates; "back" names nobody."""
            target = g.world.power.get(key.removeprefix("target."))
            return None if target is None else raid_prospect(view, Raid(power, target, sea))

        return Ask(
            g.seat_of(power),
            "piracy-target",
            options,
            f"{g.book} 16.4",
            args={"sea": refs[sea]},
            explain=explain,
            foresee=foresee,
        )
    return None


# -- the raid ------------------------------------------------------------------------------------


@cites("HIS 16.4", "VQ 16.4")
def resolve_piracy(g: AnyWar, raid: Raid) -> Procedure[None]:
    """The raid itself, also where an event starts it; the sea zone is marked."""
    yield from _raid(g, raid)
    cite, place = f"{g.book} 16.4", place_ref(g, raid.sea)
    yield from respond_window(g, "piracy_resolved", raid, g.impulse_order(), cite=cite, place=place)


def _raid(g: AnyWar, raid: Raid) -> Procedure[None]:
    g.hooks.piracy_begun(g, raid.power, raid.sea)
    # Steps 2 and 3: the target fires on the pirates.
    strength = raid_strength(g, raid)
    shots = fire_on_pirates(g, raid)
    yield from _lose_pirates(g, raid, sum(die >= HIT for die in shots))
    # Step 4: those who are left count their dice.
    dice = dice_by_reason(g, raid, len(g.hooks.pirates(g, raid.power, raid.sea)))
    pirates, target = power_ref(g, raid.power), power_ref(g, raid.target)
    if not dice:
        g.record(PiratesRepelled(pirates, target, place_ref(g, raid.sea), strength=strength))
        return
    # Step 5: the target pays for every hit.
    rolled = g.dice(sum(dice.values()), "piracy", HIT, by=pirates, counted=dice)
    raid.hits = sum(die >= HIT for die in rolled)
    g.record(PiracyHits(pirates, target, place_ref(g, raid.sea), raid.hits, strength=strength))
    if raid.hits:
        g.hooks.piracy_hit(g, raid)
        yield from pay_for_hits(g, raid)


def fire_on_pirates(g: AnyWar, raid: Raid) -> list[int]:
    """Step 2: the target's dice, whosever guns they are."""
    dice = defence_by_reason(g, raid)
    by = power_ref(g, raid.target)
    return g.dice(sum(dice.values()), "piracy defence", HIT, by=by, counted=dice)


def raid_strength(g: AnyWar, raid: Raid) -> list[int]:
    """What the odds depend on: see `raid_odds`."""
    pirates = g.hooks.pirates(g, raid.power, raid.sea)
    ships = sum(is_warship(g, ship) for ship in pirates)
    dice = (dice_of(g, raid, left) for left in range(len(pirates) + 1))
    return [defence_dice(g, raid), len(pirates) - ships, ships, *dice]


def defence_dice(g: AnyWar, raid: Raid) -> int:
    return sum(defence_by_reason(g, raid).values())


@cites("HIS 16.4", "VQ 16.4")
def defence_by_reason(g: AnyWar, raid: Raid) -> dict[str, int]:
    """Step 2: what the target, and everybody at war with the pirates, can bring to bear."""
    state, world = g.state, g.world
    target, around = 1 << raid.target, world.water.adjacent[raid.sea]
    near = around | 1 << raid.sea
    enemies = state.foes[raid.power] | target
    dice = {"ships-there": 0, "ships-in-port": 0}
    for ship, place in by_ship(state.ship_at):
        if place < 0 or not near >> place & 1:
            continue
        shots = 1 if around >> place & 1 else 2
        firing = enemies if shots == 1 else target
        if firing >> ship_commander(g, ship) & 1 and g.hooks.fires_on_pirates(g, ship):
            dice["ships-in-port" if shots == 1 else "ships-there"] += shots
    forts = fortresses(g) & around
    held = g.hooks.piracy_forts(g, raid.power)
    for power in powers_in(enemies):
        held |= state.controlled[power]
    dice["fortresses"] = sum(g.hooks.fort_fires(g, fort) for fort in spaces_in(forts & held))
    dice["knights"] = g.hooks.more_piracy_defence(g, raid)
    return dice


def fortresses(g: AnyWar) -> Mask:
    """Fortresses proper: a key is fortified, but is no fortress."""
    forts: Mask = g.state.fortresses & ~g.world.keys
    return forts


def _lose_pirates(g: AnyWar, raid: Raid, hits: int) -> Procedure[None]:
    """Step 3: a corsair for each hit; then another ship for every two, and for an odd one."""
    while hits > 0:
        ships = g.hooks.pirates(g, raid.power, raid.sea)
        small = [ship for ship in ships if not is_warship(g, ship)]
        if not ships:
            break
        ship = yield from choose_ship(g, raid.power, small or ships, "lose-pirate")
        hits -= 1 if small else 2
        yield from g.hooks.take_ship_loss(g, ship)
    send_home_stranded(g, raid.power, raid.sea)


@cites("HIS 16.4", "VQ 16.4")
def piracy_dice(g: AnyWar, raid: Raid) -> int:
    """Step 4: 1 die or 2, and the best piracy rating of the leaders there. 0: no pirates left."""
    return dice_of(g, raid, len(g.hooks.pirates(g, raid.power, raid.sea)))


def dice_of(g: AnyWar, raid: Raid, pirates: int) -> int:
    """The dice of so many pirates."""
    return sum(dice_by_reason(g, raid, pirates).values())


def dice_by_reason(g: AnyWar, raid: Raid, pirates: int) -> dict[str, int]:
    """The same, each for its reason; none where nobody is left to try."""
    if pirates <= g.hooks.idle_pirates(g, raid):
        return {}
    ports = g.hooks.piracy_ports(g, raid.power, raid.target, raid.sea).bit_count()
    rating: list[int] = g.world.piracy_rating
    leaders = naval_leaders_at(g, raid.sea, raid.power)
    why = "one-pirate" if pirates == 1 else "one-port" if ports == 1 else "pirates"
    best = max((rating[leader] for leader in leaders), default=0)
    return {why: 2 if why == "pirates" else 1, "pirate-leader": best}


@cites("HIS 16.4", "VQ 16.4")
def raid_prospect(g: AnyWar, raid: Raid) -> Prospect:
    """A hit, nothing (a draw), or no pirate left to try; the target's losses are its hits."""
    shots, corsairs, ships, *dice = raid_strength(g, raid)
    odds = raid_odds(shots, corsairs, ships, tuple(dice))
    args: Args = {"place": place_ref(g, raid.sea), "enemy": power_ref(g, raid.target)}
    win, loss = odds.hits_something, odds.destroyed
    return Prospect(
        "odds-piracy",
        args,
        win,
        1 - win - loss,
        loss=loss,
        mine=odds.pirates_lost,
        theirs=odds.hits,
    )


# -- awards --------------------------------------------------------------------------------------


@cites("HIS 16.4", "VQ 16.4")
def pay_for_hits(g: AnyWar, raid: Raid) -> Procedure[None]:
    """Step 5: the target chooses, and spreads the hits as equally as it can."""
    for _ in range(raid.hits):
        awards = awards_open(g, raid)
        if not awards:
            return
        options = [Option(award.id, award, (power_ref(g, raid.power),)) for award in awards]
        pick = yield Ask(
            g.seat_of(g.hooks.chooses_award(g, raid)),
            "piracy-award",
            options,
            f"{g.book} 16.4",
            args={"power": power_ref(g, raid.power), "sea": place_ref(g, raid.sea)},
            refs=(place_ref(g, raid.sea),),
        )
        raid.paid[pick.key] = raid.paid.get(pick.key, 0) + 1
        yield from pick.value.pay(g, raid)


def awards_open(g: AnyWar, raid: Raid) -> list[Award[AnyWar]]:
    """Awards worth something that were not chosen more often than another such award."""
    valid = [a for a in (*AWARDS, *g.hooks.more_piracy_awards(g)) if a.can(g, raid)]
    if not g.hooks.spreads_piracy_awards(g):
        return valid
    least = min((raid.paid.get(award.id, 0) for award in valid), default=0)
    return [award for award in valid if raid.paid.get(award.id, 0) == least]


def ships_at_stake(g: AnyWar, raid: Raid) -> list[ShipId]:
    """Ships in or next to the sea zone that can pay for a hit."""
    near = g.world.water.adjacent[raid.sea] | 1 << raid.sea
    return [
        ship
        for ship, place in by_ship(g.state.ship_at)
        if place >= 0 and near >> place & 1 and g.hooks.may_forfeit(g, raid, ship)
    ]


def _has_ship_at_stake(g: AnyWar, raid: Raid) -> bool:
    return bool(ships_at_stake(g, raid))


def _give_up_ship(g: AnyWar, raid: Raid) -> Procedure[None]:
    ships = ships_at_stake(g, raid)
    places: list[Location] = list(dict.fromkeys(g.state.ship_at[ship] for ship in ships))
    place = places[0]
    if len(places) > 1:
        ids, refs = g.world.location_ids, g.world.place_refs
        options = [Option(f"at.{ids[p]}", p, (refs[p],), "option-ship-at") for p in places]
        chooser = raid.target if g.is_played(raid.target) else raid.power
        pick = yield Ask(g.seat_of(chooser), "piracy-lose-ship", options, f"{g.book} 16.4")
        place = pick.value
    here = [ship for ship in ships if g.state.ship_at[ship] == place]
    ship = yield from choose_ship(g, raid.target, here, "lose-ship")
    g.lose_ship(ship)
    send_home_stranded(g, raid.target, place)


def _has_card_to_draw(g: AnyWar, raid: Raid) -> bool:
    return bool(g.hooks.can_lose_card(g, raid.target))


def _give_card(g: AnyWar, raid: Raid) -> Procedure[None]:
    """The card may not be played before a later impulse."""
    g.hooks.lose_card_to(g, raid.power, raid.target)
    return
    yield  # makes it a procedure


def _can_score(g: AnyWar, raid: Raid) -> bool:
    return bool(g.hooks.may_score_piracy(g, raid.power))


def _give_vp(g: AnyWar, raid: Raid) -> Procedure[None]:
    g.hooks.score_piracy(g, raid.power)
    return
    yield  # makes it a procedure


AWARDS = (
    Award("award-ship", _has_ship_at_stake, _give_up_ship),
    Award("award-card", _has_card_to_draw, _give_card),
    Award("award-vp", _can_score, _give_vp),
)


PIRACY = Action("piracy", "16.4", can_raid, initiate_piracy, why=why_no_raid)
