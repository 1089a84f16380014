"""The displays beside the map of Here I Stand, as panels of a screen."""

from collections.abc import Callable

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import MAJORS, PAPACY, PROTESTANT
from tercio.games.here_i_stand.religion_state import COMMITTED, EXCOMMUNICATED, GONE, UNCOMMITTED
from tercio.games.here_i_stand.rows import DiscoveryRow
from tercio.games.here_i_stand.rules.victory import (
    base_vp,
    protestant_spaces,
    special_vp,
    victory_points,
)
from tercio.kernel.messages import Words
from tercio.kernel.scene import CardFace, Cards, Facts, Grid, Marker, Panel, Track
from tercio.wars.names import CardId, Power, captive_of

Face = Callable[[CardId], CardFace]


def panels(g: HereIStand, words: Words, face: Face) -> tuple[Panel, ...]:
    return (
        power_cards(g, words),
        diplomatic_status(g, words),
        victory_points_panel(g, words),
        religious_struggle(g, words),
        debaters(g, words),
        translations(g, words),
        new_world(g, words),
        turn_track(g, words),
        Cards("discard", words.say("panel-discard"), tuple(face(c) for c in g.state.discard)),
        Cards("removed", words.say("panel-removed"), tuple(face(c) for c in g.state.removed)),
    )


def _name(g: HereIStand, words: Words, power: Power) -> str:
    return words.name(g.power_ref(power))


def power_cards(g: HereIStand, words: Words) -> Grid:
    """HIS 4: ruler, keys and what they are worth."""
    columns = ("power", "ruler", "admin", "keys", "auto-win", "captives")
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
                str(g.controlled_keys(power)),
                str(track.auto_win) if track else "",
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
    religion, court = g.state.religion, g.state.court
    rows = (
        ("fact-protestant-spaces", str(protestant_spaces(g))),
        ("fact-st-peters", f"{religion.st_peters_cp} CP, {religion.st_peters_vp} VP"),
        ("fact-chateaux", f"{court.chateaux_vp} VP"),
        ("fact-piracy", f"{court.piracy_vp} VP"),
        ("fact-excommunicated", ", ".join(court.excommunicated).replace("_", " ")),
        ("fact-this-turn", ", ".join(court.this_turn).replace("_", " ")),
    )
    told = tuple((words.say(label), value) for label, value in rows if value)
    return Facts("struggle", words.say("panel-struggle"), told)


def debaters(g: HereIStand, words: Words) -> Grid:
    status = {
        UNCOMMITTED: "debater-uncommitted",
        COMMITTED: "debater-committed",
        EXCOMMUNICATED: "debater-excommunicated",
        GONE: "debater-gone",
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
    markers = []
    for index, zone in enumerate(world.debate_zones):
        name = words.name(f"zone:{zone}")
        markers.append(
            Marker(religion.new_testament[index], words.say("marker-nt", {"zone": name}))
        )
        markers.append(Marker(religion.bible[index], words.say("marker-bible", {"zone": name})))
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
        rows.append(
            (f"{kind}: {holding.what.replace('_', ' ')}", "", _name(g, words, holding.power))
        )
    columns = ("place", "vp", "power")
    title = words.say("panel-new-world")
    return Grid("new-world", title, tuple(words.say("column-" + c) for c in columns), tuple(rows))


def turn_track(g: HereIStand, words: Words) -> Track:
    turns = tuple(str(n) for n in range(1, 10))
    marker = Marker(g.state.turn - 1, words.say("marker-turn"))
    return Track("turns", words.say("panel-turns"), turns, (marker,))
