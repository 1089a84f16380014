"""What rebellions of both faiths share: dice, displacement, spaces and war (VQ 18.5, 19.4)."""

from collections.abc import Callable
from dataclasses import dataclass

from tercio.games.virgin_queen.model.events.religion import RebellionBegan, RebellionEnded
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.ask import DONE, Args, Ask, Option, Procedure, Prospect, compose
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.display.prospects import chance_prospect
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.land.displacement import displace
from tercio.wars.land.formations import unit_key
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import REGULAR, Mask, Power, ShipId, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.ship_questions import ship_commander, ship_kind, ships_at
from tercio.wars.model.troop_questions import occupants_of, troops_of


@dataclass(slots=True)
class Uprising:
    """`power` takes spaces from `against`; the units of faith `loyal` stand in its way."""

    power: Power
    against: Power
    area: str
    target: Space
    loyal: str
    dice: int
    home_dice: int = 0
    """So many of the dice for a home space."""


Raise = Callable[[VirginQueen, Space], Uprising]
"""The uprising that would break out in a space."""


def choose_target(
    g: VirginQueen, power: Power, sites: Mask, cite: str, *, uprising_in: Raise
) -> Procedure[Space]:
    spaces = list(spaces_in(sites))
    if len(spaces) == 1:
        return spaces[0]
    ids = g.world.location_ids
    options = [Option(f"rebel.{ids[s]}", s, (place_ref(g, s),)) for s in spaces]

    def foresee(view: VirginQueen, key: str) -> Prospect | None:
        space = view.world.space.get(key.removeprefix("rebel."))
        return None if space is None else prospect(view, uprising_in(view, space))

    pick = yield Ask(g.seat_of(power), "rebellion-target", options, cite, foresee=foresee)
    space: Space = pick.value
    return space


@cites("VQ 18.5", "VQ 19.4")
def prospect(g: VirginQueen, uprising: Uprising) -> Prospect:
    """The exact chance that it takes its target."""
    loyal = loyal_units(g, uprising)
    chance = sum(hit_chances(uprising.dice)[loyal:])
    return chance_prospect("odds-rebellion", {"place": place_ref(g, uprising.target)}, chance)


# -- the fight for the target ----------------------------------------------------------------------


@cites("VQ 18.5", "VQ 19.4")
def resolve_uprising(g: VirginQueen, uprising: Uprising) -> Procedure[bool]:
    """Loyal units of the old master must all fall to the dice; then everybody else is displaced."""
    target = uprising.target
    loyal = loyal_units(g, uprising)
    strength = uprising.dice if loyal else 0
    rebels, against = power_ref(g, uprising.power), power_ref(g, uprising.against)
    place = place_ref(g, target)
    g.record(RebellionBegan(rebels, place, strength, loyal=loyal, against=against))
    if strength:
        hit_on = g.world.constant("hit_on")
        why = {"rebels": strength - uprising.home_dice, "rebels-at-home": uprising.home_dice}
        dice = g.dice(strength, "rebellion", hit_on, by=rebels, counted=why)
        yield from _lose_loyal(g, uprising, sum(die >= hit_on for die in dice))
    success = not loyal_units(g, uprising)
    g.record(RebellionEnded(place_ref(g, target), success))
    if success:
        yield from expel(g, uprising.power, target)
    return success


def loyal_units(g: VirginQueen, uprising: Uprising) -> int:
    """Regulars and naval units of the loyal faith that the old master commands in the target."""
    return sum(count for _, count in _loyal_regulars(g, uprising)) + len(_loyal_ships(g, uprising))


def _loyal_regulars(g: VirginQueen, uprising: Uprising) -> list[tuple[Power, int]]:
    found = []
    for owner in commanded_by(g, uprising.against):
        count = troops_of(g, owner, REGULAR, uprising.target)
        if count and g.world.unit_faith.get(owner) == uprising.loyal:
            found.append((owner, count))
    return found


def _loyal_ships(g: VirginQueen, uprising: Uprising) -> list[ShipId]:
    faiths, owners = g.world.unit_faith, g.world.ship_owner
    ships = ships_at(g, uprising.target, uprising.against)
    return [ship for ship in ships if faiths.get(owners[ship]) == uprising.loyal]


def _lose_loyal(g: VirginQueen, uprising: Uprising, hits: int) -> Procedure[None]:
    """One unit for each hit; its commander chooses which."""
    owners: set[Power] = set()
    for left in range(min(hits, loyal_units(g, uprising)), 0, -1):
        options = _victims(g, uprising)
        kind, which = options[0].value
        if len(options) > 1:
            pick = yield Ask(
                g.seat_of(uprising.against),
                "rebellion-losses",
                options,
                "VQ 18.5",
                args={"space": place_ref(g, uprising.target), "left": left},
                refs=(place_ref(g, uprising.target),),
            )
            kind, which = pick.value
        if kind == "ship":
            g.lose_ship(which)
        else:
            g.lose_troops(which, REGULAR, 1, uprising.target, cause="combat")
            owners.add(which)
    for owner in sorted(owners):
        make_change(g, owner, uprising.target)


def _victims(g: VirginQueen, uprising: Uprising) -> list[Option]:
    options = [
        Option(
            unit_key(g, uprising.against, owner, REGULAR),
            ("regular", owner),
            (),
            "option-lose-unit",
            args={"power": power_ref(g, owner), "kind": "regular"},
        )
        for owner, _ in _loyal_regulars(g, uprising)
    ]
    sorts: dict[tuple[Power, str], ShipId] = {}
    for ship in _loyal_ships(g, uprising):
        sorts.setdefault((g.world.ship_owner[ship], ship_kind(g, ship)), ship)
    for (owner, kind), ship in sorts.items():
        key = f"ship.{g.world.power_rows[owner].id}.{kind}"
        args = {"power": power_ref(g, owner), "kind": kind}
        options.append(Option(key, ("ship", ship), (), "option-lose-unit", args=args))
    return options


# -- what follows ----------------------------------------------------------------------------------


@cites("VQ 18.5", "VQ 19.4", "VQ 12.5")
def expel(g: VirginQueen, power: Power, space: Space) -> Procedure[None]:
    """All units and leaders that `power` does not command are displaced from a space."""
    patron = g.state.patron
    there = [patron[owner] for owner in occupants_of(g, space)]
    there += [ship_commander(g, ship) for ship in ships_at(g, space)]
    there += [patron[g.state.leader_power[leader]] for leader in leaders_at(g, space)]
    yield from displace(g, space, sorted(set(there) - {power}))


@cites("VQ 18.5", "VQ 19.4")
def take_spaces(g: VirginQueen, uprising: Uprising, others: Mask, most: int) -> Procedure[None]:
    """Control of the target, and of spaces beside it until `most` have changed hands."""
    ids = g.world.location_ids
    others &= ~(1 << uprising.target)

    def next_ask(picks: list[Option]) -> Ask | None:
        left = most - 1 - len(picks)
        spaces = others & ~mask_of(pick.value for pick in picks if pick.key != DONE)
        if left <= 0 or not spaces or (picks and picks[-1].key == DONE):
            return None
        options = [Option(f"space.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(spaces)]
        options.append(Option(DONE))
        args: Args = {"power": power_ref(g, uprising.power), "left": left}
        return Ask(g.seat_of(uprising.power), "rebellion-spaces", options, "VQ 18.5", args=args)

    picks = yield from compose(next_ask)
    for space in [uprising.target, *(pick.value for pick in picks if pick.key != DONE)]:
        if space != uprising.target:
            yield from expel(g, uprising.power, space)
            g.lift_siege(space)
        g.set_control(space, uprising.power)


@cites("VQ 18.5", "VQ 19.4")
def to_war(g: VirginQueen, uprising: Uprising) -> Procedure[None]:
    """The rebels' power and the old master are at war from now on."""
    yield from go_to_war(g, uprising.power, uprising.against, declared=False)
