"""Undertakings of faith: where attempts succeed, what a debate promises."""

from collections.abc import Iterator, Sequence

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.court_questions import is_this_turn, league_formed, ruler_of
from tercio.games.here_i_stand.model.powers import ENGLAND, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import catholic_spaces, protestant_spaces
from tercio.games.here_i_stand.rules.reformation.attempts import used_targets
from tercio.games.here_i_stand.rules.reformation.debate_calls import debate_zones
from tercio.games.here_i_stand.rules.reformation.presence import (
    Presence,
    catholic_presence,
    protestant_presence,
    targets_of,
)
from tercio.games.here_i_stand.rules.reformation.religious_odds import (
    DebateOdds,
    debate_odds,
    opposed_odds,
)
from tercio.games.here_i_stand.rules.reformation.translations import translators
from tercio.wars.bots.once import once
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import space_members, spaces_in

ENGLISH_HOME = 0.5
"""VP of a Protestant home, to England (HIS 23.2)."""
OWN_ENGLAND = 0.4
"""The same, to whoever plays the Protestant and England."""


class Field:
    """The spaces that one side may try to convert now, with its dice and the other's."""

    def __init__(self, o: Outlook, to_protestant: bool) -> None:
        self.o = o
        self.to_protestant = to_protestant
        self.known: dict[tuple[Mask, int], list[float]] = {}

    @once
    def spaces(self) -> Mask:
        g = self.o.g
        return targets_of(g, self.to_protestant) & ~used_targets(g, self.to_protestant)

    @once
    def sides(self) -> tuple[Presence, Presence, int]:
        """What speaks for us and against us, and the dice that we have everywhere."""
        g = self.o.g
        ours, theirs = protestant_presence(g), catholic_presence(g)
        if not self.to_protestant:
            return theirs, ours, 0
        return ours, theirs, int(is_this_turn(g, "printing_press"))

    def dice_at(self, space: Space) -> tuple[int, int]:
        """Ours and theirs in an attempt on a space."""
        ours, theirs, bonus = self.sides
        return ours.dice(space) + bonus, theirs.dice(space)

    @once
    def dice(self) -> dict[Space, tuple[int, int]]:
        return {space: self.dice_at(space) for space in space_members(self.spaces)}

    @once
    def wanted(self) -> Mask:
        """Spaces of the other faith."""
        return catholic_spaces(self.o.g) if self.to_protestant else protestant_spaces(self.o.g)

    @once
    def wins_ties(self) -> bool:
        return self.to_protestant or ruler_of(self.o.g, PAPACY).wins_counter_ties

    @once
    def modifier(self) -> int:
        if self.to_protestant or not is_this_turn(self.o.g, "augsburg_confession"):
            return 0
        return -1

    def chance(self, space: Space, in_zone: bool, modifier: int = 0) -> float:
        if not self.spaces >> space & 1:
            return 0.0
        dice, modifier = self.dice_at(space), self.modifier + modifier
        return opposed_odds(*dice, modifier, in_zone and self.wins_ties)

    def worth(self, space: Space) -> float:
        """Of converting a space, to the side that does it."""
        o = self.o
        if o.power == ENGLAND:
            # At home; elsewhere it is others who gain and lose.
            home = ENGLISH_HOME if o.state.home[ENGLAND] >> space & 1 else 0.0
            return home + o.weights.faith * (o.harm(PAPACY) - o.harm(PROTESTANT))
        worth = o.weights.faith
        if o.world.electorates >> space & 1:
            worth += self._electorate(space)
        if o.state.home[ENGLAND] >> space & 1:
            worth += self.english
        near = o.world.clear.adjacent[space]
        return worth + 0.02 * (near & self.wanted).bit_count()

    def _electorate(self, space: Space) -> float:
        """On top, for an electorate: the Protestant gains by it what others wish him to lose. It
        counts at once where he rules, and before the league everywhere (23.2)."""
        o = self.o
        counts = not league_formed(o.g) or bool(o.state.controlled[PROTESTANT] >> space & 1)
        gain = o.weights.electorate if counts else o.weights.electorate_converted
        return gain * max(0.0, o.harm(PROTESTANT)) if o.power == PAPACY else gain

    @once
    def english(self) -> float:
        """Two Protestant homes are a VP to England, who may be a friend or about to win."""
        o = self.o
        if o.g.seat_of(ENGLAND) == o.g.seat_of(o.power):
            return OWN_ENGLAND
        harm = ENGLISH_HOME * o.harm(ENGLAND)
        return -harm if self.to_protestant else harm

    @once
    def worths(self) -> dict[Space, float]:
        return {space: self.worth(space) for space in self.dice}

    @once
    def plain(self) -> dict[Space, float]:
        """What an attempt on each space promises outside its target zone."""
        worths, modifier = self.worths, self.modifier
        return {
            space: worths[space] * opposed_odds(ours, theirs, modifier, False)
            for space, (ours, theirs) in self.dice.items()
        }

    def string(self, zone: Mask, attempts: int, modifier: int = 0) -> float:
        """What some attempts promise, the best targets first; `zone` is the target zone."""
        inside = zone & self.spaces
        if not self.wins_ties and not modifier:
            inside = 0
        values = self.known.get((inside, modifier))
        if values is None:
            values = self.known[inside, modifier] = self._promises(inside, modifier)
        return sum(values[:attempts])

    def _promises(self, inside: Mask, modifier: int) -> list[float]:
        """Of an attempt on every space, best first."""
        values = self.plain
        if inside:
            values = values.copy()
            modifier += self.modifier
            dice, worths, ties = self.dice, self.worths, self.wins_ties
            for space in spaces_in(inside):
                values[space] = worths[space] * opposed_odds(*dice[space], modifier, ties)
        return sorted(values.values(), reverse=True)

    def best_zone(self, attempts: int, zones: Sequence[str]) -> tuple[float, str]:
        """Of zones that are as good, the one that promises more in the long run."""
        masks = self.o.world.zone_masks

        def promise(zone: str) -> tuple[float, float]:
            return self.string(masks[zone], attempts), self.string(masks[zone], 3 * attempts)

        best = max(zones, key=promise)
        return promise(best)[0], best


def field_of(o: Outlook, to_protestant: bool) -> Field:
    """What can be converted now; looked at once in a decision."""
    field = o.fields.get(to_protestant)
    if not isinstance(field, Field):
        field = o.fields[to_protestant] = Field(o, to_protestant)
    return field


def swing(o: Outlook, rival: Power) -> float:
    """How much more a conversion counts because the other side loses by it."""
    return 1.0 + max(0.0, o.harm(rival))


# -- the Protestant ------------------------------------------------------------------------------


def treatises(o: Outlook, cost: int) -> Iterator[Undertaking]:
    field = field_of(o, to_protestant=True)
    zones = ("english",) if o.power == ENGLAND else tuple(o.world.zone_masks)
    worth, zone = field.best_zone(2, zones)
    if worth > 0:
        script: tuple[str, ...] = (f"zone.{zone}",)
        if o.power == PROTESTANT and zone == "german":
            script = ("debater.carlstadt", *script)
        if o.power == PROTESTANT and zone == "french":
            script = ("debater.calvin", *script)
        if o.power == PROTESTANT:
            worth *= swing(o, PAPACY)
        yield Undertaking(worth, cost, "publish_treatise", script)


def translations(o: Outlook) -> Iterator[Undertaking]:
    """A box is worth its share of what the finished work brings."""
    field = field_of(o, to_protestant=True)
    religion = o.state.religion
    for index, zone in enumerate(o.world.debate_zones):
        mask = o.world.zone_masks[zone]
        new_testament = religion.new_testament[index]
        if new_testament < 6:
            gain, boxes, done = field.string(mask, 6), 6, new_testament
        elif religion.bible[index] < 10:
            gain, boxes, done = field.string(mask, 6, 1) + 1.0, 10, religion.bible[index]
        else:
            continue
        helpers = [o.world.debaters[d].id for d in translators(o.g, o.power, zone)]
        # Later targets are fewer than today's; but work that is far along pays soon.
        worth = gain * swing(o, PAPACY) * (0.75 + 0.5 * done / boxes) / boxes
        if o.horizon == 0 and boxes - done > 6:
            worth *= 0.3
        scripts = [f"translate.{zone}.{helper}" for helper in helpers]
        yield Undertaking(
            worth * (2 if helpers else 1), 1, "translate", (*scripts, f"translate.{zone}")
        )


# -- the Papacy ----------------------------------------------------------------------------------


def book_burnings(o: Outlook) -> Iterator[Undertaking]:
    field = field_of(o, to_protestant=False)
    if not field.dice:
        return
    worth, zone = field.best_zone(2, tuple(o.world.zone_masks))
    script = (f"debater.cajetan.{zone}", f"debater.caraffa.{zone}", f"zone.{zone}")
    yield Undertaking(worth * swing(o, PROTESTANT), 2, "burn_books", script)


def universities(o: Outlook) -> Iterator[Undertaking]:
    best = best_university(o)
    if best is not None:
        worth = o.weights.university * min(3, o.horizon + 1) * best[0]
        yield Undertaking(worth, 3, "jesuit_university", (f"university.{o.id(best[1])}",))


def best_university(o: Outlook, among: Mask | None = None) -> tuple[int, Space] | None:
    """Where a university would touch most Protestant spaces."""
    spaces = catholic_spaces(o.g) & ~o.state.religion.universities
    if among is not None:
        spaces &= among
    protestant = protestant_spaces(o.g)
    near = o.world.clear.adjacent
    return (
        max(((near[s] & protestant).bit_count(), s) for s in spaces_in(spaces)) if spaces else None
    )


# -- debates ---------------------------------------------------------------------------------------


def debate_worth(o: Outlook, odds: DebateOdds) -> float:
    rival = PROTESTANT if o.power == PAPACY else PAPACY
    flips = odds.flips_won - odds.flips_lost
    return o.weights.faith * flips * swing(o, rival) + odds.vp_won - 0.9 * odds.vp_lost


def best_debate(o: Outlook, zone: str) -> tuple[float, bool]:
    """(worth, against the committed) of the better pool in a zone."""
    best = (-9.0, False)
    for committed in (False, True):
        odds = debate_odds(o.g, o.power, zone, committed)
        if odds is not None:
            best = max(best, (debate_worth(o, odds), committed))
    return best


def debates(o: Outlook, cost: int) -> Iterator[Undertaking]:
    for zone in debate_zones(o.g, o.power):
        worth, committed = best_debate(o, zone)
        pool = "committed" if committed else "uncommitted"
        if worth > 0.2:
            yield Undertaking(
                worth, cost, "call_debate", (f"debate.{zone}", f"target.{pool}"), what="debate"
            )
