"""What the loser of a war gives up, and what it can buy back (HIS 9.3, steps 4-7)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.kernel.ask import DONE, Args, Ask, Option, Procedure, compose
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.captives import captives, cards_to_draw, homes_of_captive, return_captive
from tercio.wars.diplomacy.gifts import hand_over
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.names import KINDS, Location, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.ship_questions import ship_kind
from tercio.wars.model.troop_questions import kind_name, troops_of

# -- step 4 --------------------------------------------------------------------------------------


@cites("HIS 9.3")
def remove_units(g: HereIStand, power: Power) -> Procedure[None]:
    """Land or naval units of its own, wherever they are on the map."""
    for left in range(g.world.constant("peace_units_removed"), 0, -1):
        options = _units_on_map(g, power)
        if not options:
            return
        args: Args = {"power": power_ref(g, power), "count": left}
        pick = yield Ask(g.seat_of(power), "remove-unit", options, "HIS 9.3", args=args)
        what, number, space = pick.value
        if what == "ship":
            g.lose_ship(number)
        else:
            g.lose_troops(power, number, 1, space, cause="disbanded")
            make_change(g, power, space)


def _units_on_map(g: HereIStand, power: Power) -> list[Option]:
    ids, state = g.world.location_ids, g.state
    options = []
    for space in spaces_in(state.land[power]):
        for kind in KINDS:
            if troops_of(g, power, kind, space):
                name = kind_name(g, power, kind)
                value = ("troop", kind, space)
                options.append(_unit(g, f"unit.{ids[space]}.{name}", value, space, name=name))
    for place in sorted({state.ship_at[s] for s in g.world.ships_of(power)}):
        ships = [s for s in g.world.ships_of(power) if state.ship_at[s] == place >= 0]
        for name in dict.fromkeys(ship_kind(g, s) for s in ships):
            ship = next(s for s in ships if ship_kind(g, s) == name)
            key = f"unit.{ids[place]}.{name}"
            options.append(_unit(g, key, ("ship", ship, place), place, name=name))
    return options


def _unit(
    g: HereIStand, key: str, value: tuple[str, int, int], place: Location, *, name: str
) -> Option:
    ref = place_ref(g, place)
    return Option(key, value, (ref,), "option-remove-unit", args={"place": ref, "kind": name})


# -- the price -----------------------------------------------------------------------------------


def _prices(g: HereIStand, loser: Power) -> list[str]:
    return ["vp", "card"] if cards_to_draw(g, loser) else ["vp"]


def _pay(g: HereIStand, loser: Power, winner: Power, price: str) -> None:
    """A War Winner marker more for the winner, or a random card of the loser's hand."""
    if price == "vp":
        g.gain_vp(winner, g.world.constant("peace_price_vp"), "vp-war-winner")
        return
    for _ in range(g.world.constant("peace_price_cards")):
        g.take_random_card(winner, loser, "price")


def _for_a_price(g: HereIStand, loser: Power, id: str, value: int, *, ref: str) -> list[Option]:
    return [
        Option(f"regain.{id}.{price}", (value, price), (ref,), f"option-regain-for-{price}")
        for price in _prices(g, loser)
    ]


def _ask(g: HereIStand, loser: Power, winner: Power, kind: str, *, options: list[Option]) -> Ask:
    args = {"power": power_ref(g, loser), "winner": power_ref(g, winner)}
    return Ask(g.seat_of(loser), kind, [*options, Option(DONE)], "HIS 9.3", args=args)


def _lost(g: HereIStand, loser: Power, winner: Power) -> Mask:
    return g.state.home[loser] & g.state.controlled[winner]


# -- steps 5 to 7 --------------------------------------------------------------------------------


@cites("HIS 9.3")
def regain_home_keys(g: HereIStand, loser: Power, winner: Power) -> Procedure[None]:
    """One price each; the winner's units there are displaced."""
    while keys := _lost(g, loser, winner) & g.world.keys:
        options = [
            option
            for key in spaces_in(keys)
            for option in _for_a_price(
                g, loser, g.world.location_ids[key], key, ref=place_ref(g, key)
            )
        ]
        pick = yield _ask(g, loser, winner, "regain-key", options=options)
        if pick.key == DONE:
            return
        key, price = pick.value
        _pay(g, loser, winner, price)
        yield from hand_over(g, key, loser)


@cites("HIS 9.3")
def regain_leaders(g: HereIStand, loser: Power, winner: Power) -> Procedure[None]:
    """One price each."""
    while leaders := [i for i in captives(g, loser, winner) if homes_of_captive(g, i)]:
        options = [
            option
            for leader in leaders
            for option in _for_a_price(
                g, loser, g.world.leader_rows[leader].id, leader, ref=leader_ref(g, leader)
            )
        ]
        pick = yield _ask(g, loser, winner, "regain-leader", options=options)
        if pick.key == DONE:
            return
        leader, price = pick.value
        _pay(g, loser, winner, price)
        yield from return_captive(g, leader)


@cites("HIS 9.3")
def regain_other_spaces(g: HereIStand, loser: Power, winner: Power) -> Procedure[None]:
    """One price for each set of two; an odd one out is a set of its own."""
    while spaces := list(spaces_in(_lost(g, loser, winner) & ~g.world.keys)):
        picks = yield from _choose_set(g, loser, winner, spaces)
        if picks[0].key == DONE:
            return
        _pay(g, loser, winner, picks[-1].value)
        for pick in picks[:-1]:
            yield from hand_over(g, pick.value, loser)


def _choose_set(
    g: HereIStand, loser: Power, winner: Power, spaces: list[Space]
) -> Procedure[list[Option]]:
    size = min(g.world.constant("peace_spaces_per_price"), len(spaces))

    def next_ask(picks: list[Option]) -> Ask | None:
        if len(picks) > size or (picks and picks[0].key == DONE):
            return None
        if len(picks) == size:
            prices = [
                Option(f"price.{price}", price, text=f"option-price-{price}")
                for price in _prices(g, loser)
            ]
            args = {"power": power_ref(g, loser), "winner": power_ref(g, winner)}
            return Ask(g.seat_of(loser), "regain-price", prices, "HIS 9.3", args=args)
        chosen = [pick.value for pick in picks]
        options = [
            Option(f"space.{g.world.location_ids[s]}", s, (place_ref(g, s),), "option-regain-space")
            for s in spaces
            if s not in chosen
        ]
        ask = _ask(g, loser, winner, "regain-spaces", options=options)
        if picks:
            ask.options.pop()
        return ask

    return (yield from compose(next_ask))


@cites("HIS 9.3")
def regain_everything(g: HereIStand, loser: Power, winner: Power) -> Procedure[None]:
    """A diplomatic marriage gives back all that was lost, for nothing."""
    for space in spaces_in(_lost(g, loser, winner)):
        yield from hand_over(g, space, loser)
    for leader in captives(g, loser, winner):
        if homes_of_captive(g, leader):
            yield from return_captive(g, leader)
