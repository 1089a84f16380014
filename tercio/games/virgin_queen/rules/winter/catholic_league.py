"""The Catholic League (VQ 20.10)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.model.religion_questions import league_formed
from tercio.games.virgin_queen.model.religion_verbs import mark_league, set_faith
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.rows.tables import VqTurnRow
from tercio.games.virgin_queen.rules.religion.uprisings import expel
from tercio.kernel.ask import Args, Ask, Option, Procedure, compose
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force_pools import make_change, most_that_fit
from tercio.wars.model.names import REGULAR, SECOND, Mask, Power, Space
from tercio.wars.model.numbered import by_space, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.troop_questions import kind_name

AREA = "france"
SEAT = "reims"
GUISE = "guise"


@cites("VQ 20.10")
def check_league(g: VirginQueen) -> Procedure[None]:
    """At the end of Winter on some turns, until it has formed."""
    turns = g.world.data.table("turns", VqTurnRow)
    due = turns[str(g.state.turn)].league_check and plays_with(g, "religion")
    if due and not league_formed(g) and league_forms(g):
        yield from form_league(g)


@cites("VQ 20.10")
def league_forms(g: VirginQueen) -> bool:
    """With three Protestant keys in France; else by a die and the spaces the Protestant holds."""
    held = g.state.controlled[PROTESTANT]
    if g.world.edition_rule("league_counts_unrest") == "no":
        held &= ~g.state.unrest
    keys = held & g.world.keys & g.world.area_masks[AREA]
    if keys.bit_count() >= g.world.constant("league_keys"):
        return True
    spaces = (held & g.state.home[FRANCE]).bit_count()
    if spaces < g.world.constant("league_spaces"):
        return False
    needs, by = g.world.constant("league_needs"), power_ref(g, SPAIN)
    forms = g.dice(1, "Catholic League", by=by, counted={"league": spaces})[0] + spaces >= needs
    chance = sum(face + spaces >= needs for face in range(1, 7)) / 6
    result = "league-forms" if forms else "league-waits"
    g.record(ChanceTaken(by, result, chances=[chance, 0.0, 1.0 - chance]))
    return forms


@cites("VQ 20.10")
def form_league(g: VirginQueen) -> Procedure[None]:
    """The four steps of its formation."""
    mark_league(g)
    yield from _choose_spaces(g)
    regulars = yield from _reduce(g, REGULAR)
    mercenaries = yield from _reduce(g, SECOND)
    _add_spanish_units(g, regulars, mercenaries)
    for enemy in (FRANCE, PROTESTANT):
        if may_fight(g, enemy):
            yield from go_to_war(g, SPAIN, enemy, declared=False)


@cites("VQ 20.10", "VQ 27")
def may_fight(g: VirginQueen, enemy: Power) -> bool:
    """One player's two powers make no war on each other."""
    return g.seat_of(SPAIN) != g.seat_of(enemy)


# -- step 1: spaces --------------------------------------------------------------------------------


def league_sites(g: VirginQueen) -> Mask:
    """Unfortified French home spaces that are not Huguenot ones, besides Reims."""
    homes = g.state.home
    sites = homes[FRANCE] & ~homes[PROTESTANT] & ~g.state.fortresses
    return sites & ~(1 << g.world.space[SEAT])


@cites("VQ 20.10")
def _choose_spaces(g: VirginQueen) -> Procedure[None]:
    """Reims and two others, under Spanish control and Catholic; whoever is there is displaced."""
    ids, count = g.world.location_ids, g.world.constant("league_extra_spaces")
    sites = league_sites(g)

    def next_ask(picks: list[Option]) -> Ask | None:
        left = count - len(picks)
        spaces = sites & ~mask_of(pick.value for pick in picks)
        if not left or not spaces:
            return None
        options = [Option(f"league.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(spaces)]
        return Ask(g.seat_of(SPAIN), "league-spaces", options, "VQ 20.10", args={"left": left})

    picks = yield from compose(next_ask)
    seat = g.world.space[SEAT]
    chosen = [seat, *(pick.value for pick in picks)]
    for space in chosen:
        g.set_control(space, SPAIN)
        set_faith(g, space, "catholic")
    g.lift_siege(seat)
    for space in chosen:  # ships may lie in a port
        yield from expel(g, SPAIN, space)


# -- steps 2 and 3: units --------------------------------------------------------------------------


@cites("VQ 20.10")
def _reduce(g: VirginQueen, kind: int) -> Procedure[int]:
    """France loses a third of its units of a kind, rounded up; it chooses where."""
    troops, mine = g.state.troops, FRANCE * 2 + kind
    due = -(-sum(troops[mine]) // g.world.constant("league_divisor"))
    for left in range(due, 0, -1):
        spaces = [s for s, count in by_space(troops[mine]) if count]
        if not spaces:
            break  # counters that cannot show the rest have taken it
        space = spaces[0]
        if len(spaces) > 1:
            pick = yield _which_loss(g, kind, spaces, left)
            space = pick.value
        g.lose_troops(FRANCE, kind, 1, space, cause="disbanded")
        make_change(g, FRANCE, space)
    return due


def _which_loss(g: VirginQueen, kind: int, spaces: list[Space], left: int) -> Ask:
    ids = g.world.location_ids
    options = [Option(f"lose.{ids[s]}", s, (place_ref(g, s),)) for s in spaces]
    args: Args = {"left": left, "kind": kind_name(g, FRANCE, kind)}
    return Ask(g.seat_of(FRANCE), "league-losses", options, "VQ 20.10", args=args)


@cites("VQ 20.10")
def _add_spanish_units(g: VirginQueen, regulars: int, mercenaries: int) -> None:
    """As many as France lost, at least four regulars, with a fortress and the Duke of Guise."""
    seat = g.world.space[SEAT]
    wanted = max(regulars, g.world.constant("league_regulars"))
    for kind, count in ((REGULAR, wanted), (SECOND, mercenaries)):
        g.place_troops(SPAIN, kind, most_that_fit(g, SPAIN, kind, count, space=seat), seat)
    g.build_fortress(seat)
    guise = g.world.leader[GUISE]
    if g.state.leader_at[guise] < 0:
        g.place_leader(guise, seat)
