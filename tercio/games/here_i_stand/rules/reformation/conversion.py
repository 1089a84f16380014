"""Flipping spaces outright: after debates, the Diet of Worms, the Council of Trent and events."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import catholic_spaces, protestant_spaces
from tercio.games.here_i_stand.model.religion_tables import EVERYWHERE
from tercio.games.here_i_stand.model.religion_verbs import convert
from tercio.games.here_i_stand.rules.reformation.presence import targets_of
from tercio.kernel.ask import DONE, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref


@cites("HIS 18.5")
def flip_spaces(
    g: HereIStand,
    power: Power,
    count: int,
    zone: str | None,
    *,
    to_protestant: bool,
    elsewhere: bool = False,
    reach: str = "attempt",
    optional: bool = False,
    cite: str = "HIS 18.5",
) -> Procedure[int]:
    """`power` picks up to `count` spaces, one after the other, and they change their faith.

    They lie in `zone`, if one is given; with `elsewhere` in any other once it has none left to
    flip. `reach` says what they must be: "attempt" is a legal target of the matching attempt,
    "adjacent" is next to a space of that faith (18.1), "any" asks nothing.
    Returns how many were flipped.
    """
    flipped = 0
    while flipped < count and (spaces := flippable(g, to_protestant, zone, elsewhere, reach=reach)):
        ask = _which_space(g, power, spaces, to_protestant, left=count - flipped, cite=cite)
        if optional:
            ask.options.append(Option(DONE))
        pick = yield ask
        if pick.key == DONE:
            break
        convert(g, pick.value, to_protestant)
        flipped += 1
    return flipped


def flippable(
    g: HereIStand,
    to_protestant: bool,
    zone: str | None = None,
    elsewhere: bool = False,
    *,
    reach: str = "attempt",
) -> Mask:
    """The spaces that `flip_spaces` may flip next."""
    spaces = _eligible(g, to_protestant, reach)
    if zone is None:
        return spaces
    inside = spaces & g.world.zone_masks[zone]
    return spaces if elsewhere and not inside else inside


def _eligible(g: HereIStand, to_protestant: bool, reach: str) -> Mask:
    if reach == "attempt":
        return targets_of(g, to_protestant)
    ours, theirs = protestant_spaces(g), catholic_spaces(g)
    if not to_protestant:
        ours, theirs = theirs, ours
    near = g.world.land.neighbours(ours) if reach == "adjacent" else EVERYWHERE
    return theirs & near


@forbids("HIS 18.5", "HIS 18.1")
def cannot_be_flipped(g: HereIStand, spaces: Mask, space: Space) -> bool:
    return not spaces >> space & 1


FLIP = Restrictions("flip", cannot_be_flipped)


def _which_space(
    g: HereIStand, power: Power, spaces: Mask, to_protestant: bool, *, left: int, cite: str
) -> Ask:
    ids = g.world.location_ids
    options = [Option(f"flip.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(spaces)]

    def explain(ref: str) -> list[Refusal]:
        kind, _, id = ref.partition(":")
        return FLIP.refusals(g, spaces, g.world.space[id]) if kind == "space" else []

    kind = "flip-to-protestant" if to_protestant else "flip-to-catholic"
    return Ask(g.seat_of(power), kind, options, cite, args={"left": left}, explain=explain)


def opponent(power: Power) -> Power:
    """The other side of a religious dispute."""
    return PROTESTANT if power == PAPACY else PAPACY
