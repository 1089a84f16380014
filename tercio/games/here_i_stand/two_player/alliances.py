"""Cards about minor powers: Andrea Doria, Diplomatic Marriage, Venetian Alliance."""

from tercio.games.here_i_stand.model.powers import (
    FRANCE,
    GENOA,
    HAPSBURG,
    MINORS,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.two_player.deck import diplomatic
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.kernel.ask import DONE, PASS, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_space
from tercio.wars.diplomacy.minors import ACTIVATION, DEACTIVATION, activate_minor, deactivate_minor
from tercio.wars.land.construction import add_unit, is_in_pool, is_naval
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_active_minor
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged

UNITS = ("regular", "squadron")


# -- 201: Andrea Doria -----------------------------------------------------------------------------


@diplomatic("dip_andrea_doria", cite="HIS 22.2")
def andrea_doria(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """Genoa sides with the Papacy or with France; if it does so already, it builds."""
    ally = PAPACY if player == PAPACY else FRANCE
    if g.state.patron[GENOA] == ally:
        yield from _build(g, player, GENOA, card.numbers["build_cp"])
        return
    if is_active_minor(g, GENOA):
        yield from deactivate_minor(g, GENOA)
    yield from activate_minor(g, GENOA, ally)


@cites("HIS 17", "HIS 22.3")
def _build(g: TwoPlayerStand, player: Power, minor: Power, cp: int) -> Procedure[None]:
    """Units of a minor for so many CP, all in one home space of it that its ally controls."""
    space = yield from choose_space(
        g, player, quiet_homes(g, minor), "build-minor-space", cite="HIS 17"
    )
    if space is None:
        return
    while options := [_unit(g, minor, unit, space) for unit in _affordable(g, minor, space, cp)]:
        pick = yield Ask(
            g.seat_of(player),
            "build-minor",
            [*options, Option(DONE)],
            "HIS 17",
            args={"power": power_ref(g, minor), "cp": cp},
        )
        if pick.key == DONE:
            return
        cp -= _cost(g, pick.value)
        add_unit(g, minor, pick.value, space)


def quiet_homes(g: TwoPlayerStand, minor: Power) -> Mask:
    """Home spaces of a minor under its ally's control, neither besieged nor in unrest."""
    state = g.state
    homes = state.home[minor] & state.controlled[state.patron[minor]] & ~state.unrest
    return mask_of(space for space in spaces_in(homes) if not is_besieged(g, space))


def _cost(g: TwoPlayerStand, unit: str) -> int:
    action = "build_squadron" if is_naval(g, unit) else "raise_regular"
    return g.world.actions[action].costs["papacy"]


def _affordable(g: TwoPlayerStand, minor: Power, space: Space, cp: int) -> list[str]:
    return [
        unit
        for unit in UNITS
        if _cost(g, unit) <= cp
        and is_in_pool(g, minor, unit, space)
        and (not is_naval(g, unit) or g.world.is_port(space))
    ]


def _unit(g: TwoPlayerStand, minor: Power, unit: str, space: Space) -> Option:
    args = {"power": power_ref(g, minor), "kind": unit, "space": place_ref(g, space)}
    return Option(f"build.{unit}", unit, (place_ref(g, space),), args=args)


# -- 204: Diplomatic Marriage ----------------------------------------------------------------------


@diplomatic("dip_diplomatic_marriage", cite="HIS 22.2")
def diplomatic_marriage(
    g: TwoPlayerStand, player: Power, card: DiplomaticCardRow
) -> Procedure[None]:
    """A minor finds or loses an ally. The Protestant finds one for the Hapsburgs only."""
    ally = PAPACY if player == PAPACY else HAPSBURG
    minors = [g.world.power[id] for id in card.spaces]
    options = [
        _marriage(g, "activate", minor, ally)
        for minor in (minors if player == PROTESTANT else MINORS)
        if ACTIVATION.allow(g, minor, ally)
    ]
    options += [
        _marriage(g, "deactivate", minor, ally) for minor in DEACTIVATION.enumerate(MINORS, g)
    ]

    def explain(ref: str) -> list[Refusal]:
        found = [minor for minor in MINORS if power_ref(g, minor) == ref]
        return ACTIVATION.refusals(g, found[0], ally) if found else []

    pick = yield Ask(
        g.seat_of(player), "marriage", [*options, Option(PASS)], "HIS 22.2", explain=explain
    )
    if pick.key.startswith("activate"):
        yield from activate_minor(g, pick.value, ally)
    elif pick.key.startswith("deactivate"):
        yield from deactivate_minor(g, pick.value)


def _marriage(g: TwoPlayerStand, what: str, minor: Power, ally: Power) -> Option:
    args = {"minor": power_ref(g, minor), "power": power_ref(g, ally)}
    id = g.world.power_rows[minor].id
    return Option(
        f"{what}.{id}", minor, (power_ref(g, minor),), f"option-marriage-{what}", args=args
    )


# -- 212: Venetian Alliance ------------------------------------------------------------------------


@diplomatic("dip_venetian_alliance", cite="HIS 22.2")
def venetian_alliance(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """Venice comes nearer to the Papacy; as its ally it sends a fleet."""
    ally = g.state.patron[VENICE]
    if ally == VENICE:
        yield from activate_minor(g, VENICE, PAPACY)
    elif ally != PAPACY:
        yield from deactivate_minor(g, VENICE)
    else:
        yield from _send_fleet(g, card)


def _send_fleet(g: TwoPlayerStand, card: DiplomaticCardRow) -> Procedure[None]:
    port = yield from choose_space(g, PAPACY, open_ports(g, PAPACY), "fleet-port", cite="HIS 22.2")
    if port is None:
        return
    units = ["regular"] * card.numbers["regulars"] + ["squadron"] * card.numbers["squadrons"]
    for unit in units:
        if is_in_pool(g, VENICE, unit, port):
            add_unit(g, VENICE, unit, port)


def open_ports(g: TwoPlayerStand, power: Power) -> Mask:
    """Ports that a power controls and that are not besieged."""
    ports = g.state.controlled[power] & g.world.ports
    return mask_of(port for port in spaces_in(ports) if not is_besieged(g, port))
