"""The displays beside the map of Here I Stand, as panels of a screen."""

from collections.abc import Callable, Iterator
from functools import partial

from tercio.games.here_i_stand.model.court_questions import ruler_of
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_state import COMMITTED, EXCOMMUNICATED, UNCOMMITTED
from tercio.games.here_i_stand.rows.files import DiscoveryRow, WifeRow
from tercio.games.here_i_stand.rules.victory.victory import (
    base_vp,
    protestant_spaces,
    scenario_of,
    special_vp,
    victory_points,
)
from tercio.kernel.ask import Args
from tercio.kernel.display.parts import facts, grid
from tercio.kernel.display.scene import CardFace, Cards, Facts, Grid, Marker, Medal, Panel, Track
from tercio.kernel.messages import Words
from tercio.wars.display.panels import (
    captives,
    diplomatic_status,
    force_pools,
    foreign_wars,
    place_names,
    power_name,
    turn_track,
    victory_track,
    vp_sources,
)
from tercio.wars.display.panels import victory_points as victory_points_panel
from tercio.wars.model.names import CardId
from tercio.wars.model.numbered import powers_in
from tercio.wars.model.refs import power_ref
from tercio.wars.model.space_questions import controlled_keys

Face = Callable[[CardId], CardFace]


def panels(g: HereIStand, words: Words, face: Face) -> tuple[Panel, ...]:
    points = partial(victory_points, g)
    kinds = (partial(base_vp, g), partial(special_vp, g), g.state.bonus_vp.__getitem__)
    return (
        power_cards(g, words),
        diplomatic_status(g, words),
        victory_track(g, words, MAJORS, points, to_win=scenario_of(g).standard_vp),
        victory_points_panel(g, words, MAJORS, *kinds, points),
        vp_sources(g, words, MAJORS, lambda power: g.state.vp_sources.get(power, {})),
        religious_struggle(g, words),
        debaters(g, words),
        translations(g, words),
        courts(g, words),
        new_world(g, words),
        force_pools(g, words),
        turn_track(g, words, scenario_of(g).last_turn),
        Cards("home-cards", words.say("panel-home-cards"), tuple(map(face, home_cards(g)))),
        Cards("discard", words.say("panel-discard"), tuple(face(c) for c in g.state.discard)),
        Cards("removed", words.say("panel-removed"), tuple(face(c) for c in g.state.removed)),
    )


def home_cards(g: HereIStand) -> list[CardId]:
    """HIS 6.1: everybody knows what the home cards of all powers say."""
    return [card for card, row in g.world.cards.items() if row.type == "home"]


def power_cards(g: HereIStand, words: Words) -> Grid:
    """HIS 4: ruler, keys and what they are worth."""
    columns = ("power", "ruler", "admin", "vp", "keys", "auto-win", "cards", "captives")
    rows = []
    for power in MAJORS:
        ruler = ruler_of(g, power)
        track = g.world.key_tracks.get(power)
        rows.append(
            (
                power_name(g, words, power),
                words.name(f"ruler:{ruler.id}"),
                str(ruler.admin),
                str(victory_points(g, power)),
                str(controlled_keys(g, power)),
                str(track.auto_win) if track else "",
                str(len(g.state.hands[power])),
                captives(g, words, power),
            )
        )
    return grid("powers", words, columns, rows)


def religious_struggle(g: HereIStand, words: Words) -> Facts:
    religion = g.state.religion
    st_peters: Args = {"cp": religion.st_peters_cp, "vp": religion.st_peters_vp}
    rows = (
        ("fact-protestant-spaces", str(protestant_spaces(g))),
        ("fact-to-win", str(g.world.constant("religious_victory_spaces"))),
        ("fact-electorates", place_names(g, words, g.world.electorates & religion.protestant)),
        ("fact-universities", place_names(g, words, religion.universities)),
        ("fact-st-peters", words.say("fact-st-peters-now", st_peters)),
        ("fact-excommunicated", words.listed(_banned(g, words))),
    )
    return facts("struggle", words, rows)


def courts(g: HereIStand, words: Words) -> Facts:
    """Marriages, buildings and raids, wars abroad, and what lasts for this turn (HIS 21)."""
    court = g.state.court
    wives = g.world.data.table("wives", WifeRow)
    wife = next((id for id, row in wives.items() if row.box == court.marital), "")
    rows = (
        ("fact-henry", words.name(f"wife:{wife}") if wife else ""),
        ("fact-chateaux", words.say("fact-vp", {"count": court.chateaux_vp})),
        ("fact-piracy", words.say("fact-vp", {"count": court.piracy_vp})),
        ("fact-foreign-wars", words.listed_apart(foreign_wars(g, words))),
        ("fact-this-turn", words.listed(effect_name(words, effect) for effect in court.this_turn)),
    )
    return facts("courts", words, rows)


def _banned(g: HereIStand, words: Words) -> Iterator[str]:
    for power in powers_in(g.state.court.under_ban):
        yield power_name(g, words, power)
    for box in g.state.court.excommunicated:
        if words.knows(f"reformer:{box}"):
            yield words.name(f"reformer:{box}")


def effect_name(words: Words, effect: str) -> str:
    """Either a card, or a verb with powers after it."""
    if words.knows(f"card:{effect}"):
        return words.name(f"card:{effect}")
    verb, *powers = effect.split(".")
    args = {name: f"power:{id}" for name, id in zip(("one", "other"), powers, strict=False)}
    return words.say(f"effect-{verb.replace('_', '-')}", args)


def debaters(g: HereIStand, words: Words) -> Grid:
    status = {
        UNCOMMITTED: "debater-uncommitted",
        COMMITTED: "debater-committed",
        EXCOMMUNICATED: "debater-excommunicated",
    }
    rows, medals = [], []
    for index, row in enumerate(g.world.debaters):
        at = g.state.religion.debaters[index]
        if at in status:
            side = PAPACY if row.side == "papacy" else PROTESTANT
            zone = words.name(f"zone:{row.zone}") if row.zone else ""
            name = power_name(g, words, side)
            told = words.name(f"debater:{row.id}")
            rows.append((told, name, zone, str(row.value), words.say(status[at])))
            medals.append(Medal("reformer", str(row.value), g.world.power_rows[side].id))
    columns = ("debater", "power", "zone", "value", "status")
    return grid("debaters", words, columns, rows, medals=medals)


def translations(g: HereIStand, words: Words) -> Track:
    """New Testament (NT) and full Bible (B) in each language of debate."""
    world, religion = g.world, g.state.religion
    boxes = tuple(str(n) for n in range(world.constant("full_bible_boxes") + 1))
    side = world.power_rows[PROTESTANT].id
    markers = []
    for index, zone in enumerate(world.debate_zones):
        name = words.name(f"zone:{zone}")
        markers.append(
            Marker(religion.new_testament[index], words.say("marker-nt", {"zone": name}), side)
        )
        markers.append(
            Marker(religion.bible[index], words.say("marker-bible", {"zone": name}), side)
        )
    return Track("translations", words.say("panel-translations"), boxes, tuple(markers))


def new_world(g: HereIStand, words: Words) -> Grid:
    """Discoveries and conquests, and what is underway (HIS 20)."""
    state = g.state.new_world
    rows = [
        (
            words.name(f"discovery:{id}"),
            str(row.vp),
            power_name(g, words, state.claimed[id]) if id in state.claimed else "",
        )
        for id, row in g.world.data.table("discoveries", DiscoveryRow).items()
    ]
    for voyage in state.crossing:
        kind = words.say("voyage-" + voyage.kind)
        rows.append((kind, "", words.say("voyage-of", {"power": power_ref(g, voyage.power)})))
    for holding in state.holdings:
        kind = words.say("voyage-" + holding.kind)
        refs = (f"colony:{holding.what}", f"discovery:{holding.what}")
        name = next((words.name(ref) for ref in refs if words.knows(ref)), "")
        rows.append((f"{kind}: {name}" if name else kind, "", power_name(g, words, holding.power)))
    columns = ("place", "vp", "power")
    return grid("new-world", words, columns, rows)
