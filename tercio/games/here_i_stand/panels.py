"""The displays beside the map of Here I Stand, as panels of a screen."""

from collections.abc import Callable, Iterable, Iterator

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import MAJORS, PAPACY, PROTESTANT
from tercio.games.here_i_stand.religion_state import COMMITTED, EXCOMMUNICATED, UNCOMMITTED
from tercio.games.here_i_stand.rows import DiscoveryRow, WifeRow
from tercio.games.here_i_stand.rules.victory import (
    base_vp,
    protestant_spaces,
    scenario_of,
    special_vp,
    victory_points,
)
from tercio.kernel.masks import places_of
from tercio.kernel.messages import Words
from tercio.kernel.scene import CardFace, Cards, Facts, Grid, Marker, Panel, Track
from tercio.wars.names import CardId, Mask, Power, captive_of

Face = Callable[[CardId], CardFace]


def panels(g: HereIStand, words: Words, face: Face) -> tuple[Panel, ...]:
    return (
        power_cards(g, words),
        diplomatic_status(g, words),
        victory_track(g, words),
        victory_points_panel(g, words),
        religious_struggle(g, words),
        debaters(g, words),
        translations(g, words),
        courts(g, words),
        new_world(g, words),
        turn_track(g, words),
        Cards("discard", words.say("panel-discard"), tuple(face(c) for c in g.state.discard)),
        Cards("removed", words.say("panel-removed"), tuple(face(c) for c in g.state.removed)),
    )


def _name(g: HereIStand, words: Words, power: Power) -> str:
    return words.name(g.power_ref(power))


def power_cards(g: HereIStand, words: Words) -> Grid:
    """HIS 4: ruler, keys and what they are worth."""
    columns = ("power", "ruler", "admin", "vp", "keys", "auto-win", "cards", "captives")
    rows = []
    for power in MAJORS:
        ruler = g.ruler(power)
        track = g.world.key_tracks.get(power)
        captives = [
            words.name(g.leader_ref(leader))
            for leader, place in enumerate(g.state.leader_at)
            if place == captive_of(power)
        ]
        rows.append(
            (
                _name(g, words, power),
                ruler.name,
                str(ruler.admin),
                str(victory_points(g, power)),
                str(g.controlled_keys(power)),
                str(track.auto_win) if track else "",
                str(len(g.state.hands[power])),
                ", ".join(captives),
            )
        )
    title = words.say("panel-powers")
    return Grid("powers", title, tuple(words.say("column-" + c) for c in columns), tuple(rows))


def diplomatic_status(g: HereIStand, words: Words) -> Grid:
    """Who is at war (W) or allied (A) with whom."""
    others = (*MAJORS, *g.world.minors)
    war, allied = words.say("status-war"), words.say("status-allied")
    rows = []
    for power in MAJORS:
        cells = [_name(g, words, power)]
        for other in others:
            if g.is_at_war(power, other):
                cells.append(war)
            else:
                cells.append(allied if other != power and g.is_allied(power, other) else "")
        rows.append(tuple(cells))
    columns = ("", *(_name(g, words, other) for other in others))
    return Grid("diplomacy", words.say("panel-diplomacy"), columns, tuple(rows))


def victory_track(g: HereIStand, words: Words) -> Track:
    """Where everybody stands on the way to the points that win (HIS 23.3)."""
    points = {power: victory_points(g, power) for power in MAJORS}
    last = max(g.world.constant("standard_victory_vp"), *points.values())
    markers = tuple(
        Marker(max(0, vp), _name(g, words, power), g.world.power_rows[power].id)
        for power, vp in points.items()
    )
    boxes = tuple(str(n) for n in range(last + 1))
    return Track("victory", words.say("panel-victory"), boxes, markers)


def victory_points_panel(g: HereIStand, words: Words) -> Grid:
    """Base, special and bonus VP, and the totals of the turns before (HIS 23.2)."""
    history = g.state.vp_history
    columns = ["power", "vp-base", "vp-special", "vp-bonus", "vp-total"]
    heads = [words.say("column-" + c) for c in columns]
    heads += [words.say("column-turn", {"turn": n + 1}) for n in range(len(history))]
    rows = []
    for power in MAJORS:
        numbers = [base_vp(g, power), special_vp(g, power), g.state.bonus_vp[power]]
        numbers += [victory_points(g, power), *(totals[power] for totals in history)]
        rows.append((_name(g, words, power), *map(str, numbers)))
    return Grid("vp", words.say("panel-vp"), tuple(heads), tuple(rows))


def religious_struggle(g: HereIStand, words: Words) -> Facts:
    religion = g.state.religion
    rows = (
        ("fact-protestant-spaces", str(protestant_spaces(g))),
        ("fact-to-win", str(g.world.constant("religious_victory_spaces"))),
        ("fact-electorates", _places(g, words, g.world.electorates & religion.protestant)),
        ("fact-universities", _places(g, words, religion.universities)),
        ("fact-st-peters", f"{religion.st_peters_cp} CP, {religion.st_peters_vp} VP"),
        ("fact-excommunicated", ", ".join(_banned(g, words))),
    )
    return _facts("struggle", words, rows)


def courts(g: HereIStand, words: Words) -> Facts:
    """Marriages, buildings and raids, wars abroad, and what lasts for this turn (HIS 21)."""
    court = g.state.court
    wives = g.world.data.table("wives", WifeRow)
    wife = next((id for id, row in wives.items() if row.box == court.marital), "")
    rows = (
        ("fact-henry", words.name(f"wife:{wife}") if wife else ""),
        ("fact-chateaux", f"{court.chateaux_vp} VP"),
        ("fact-piracy", f"{court.piracy_vp} VP"),
        ("fact-foreign-wars", "; ".join(_foreign_wars(g, words))),
        ("fact-this-turn", ", ".join(_effect(words, effect) for effect in court.this_turn)),
    )
    return _facts("courts", words, rows)


def _facts(id: str, words: Words, rows: Iterable[tuple[str, str]]) -> Facts:
    """Without what there is nothing to say about."""
    told = tuple((words.say(label), value) for label, value in rows if value)
    return Facts(id, words.say(f"panel-{id}"), told)


def _places(g: HereIStand, words: Words, mask: Mask) -> str:
    return ", ".join(words.name(g.place_ref(space)) for space in places_of(mask))


def _banned(g: HereIStand, words: Words) -> Iterator[str]:
    for power in places_of(g.state.court.under_ban):
        yield _name(g, words, power)
    for box in g.state.court.excommunicated:
        if words.knows(f"reformer:{box}"):
            yield words.name(f"reformer:{box}")


def _foreign_wars(g: HereIStand, words: Words) -> Iterator[str]:
    for war in g.state.foreign_wars:
        args = {"power": g.power_ref(war.power), "card": g.card_ref(war.card)}
        count = {"units": war.regulars + war.second, "enemies": war.enemies}
        yield words.say("foreign-war", {**args, **count})


def _effect(words: Words, effect: str) -> str:
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
    rows = []
    for index, row in enumerate(g.world.debaters):
        at = g.state.religion.debaters[index]
        if at in status:
            side = PAPACY if row.side == "papacy" else PROTESTANT
            zone = words.name(f"zone:{row.zone}") if row.zone else ""
            name = _name(g, words, side)
            rows.append((row.name, name, zone, str(row.value), words.say(status[at])))
    columns = ("debater", "power", "zone", "value", "status")
    title = words.say("panel-debaters")
    return Grid("debaters", title, tuple(words.say("column-" + c) for c in columns), tuple(rows))


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
        (row.name, str(row.vp), _name(g, words, state.claimed[id]) if id in state.claimed else "")
        for id, row in g.world.data.table("discoveries", DiscoveryRow).items()
    ]
    for voyage in state.crossing:
        kind = words.say("voyage-" + voyage.kind)
        rows.append((kind, "", words.say("voyage-of", {"power": g.power_ref(voyage.power)})))
    for holding in state.holdings:
        kind = words.say("voyage-" + holding.kind)
        refs = (f"colony:{holding.what}", f"discovery:{holding.what}")
        name = next((words.name(ref) for ref in refs if words.knows(ref)), "")
        rows.append((f"{kind}: {name}" if name else kind, "", _name(g, words, holding.power)))
    columns = ("place", "vp", "power")
    title = words.say("panel-new-world")
    return Grid("new-world", title, tuple(words.say("column-" + c) for c in columns), tuple(rows))


def turn_track(g: HereIStand, words: Words) -> Track:
    turns = tuple(str(n) for n in range(1, scenario_of(g).last_turn + 1))
    marker = Marker(g.state.turn - 1, words.say("marker-turn"))
    return Track("turns", words.say("panel-turns"), turns, (marker,))
