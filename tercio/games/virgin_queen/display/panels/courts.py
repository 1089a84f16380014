"""What else lies on the table: queens, leagues, wars abroad, and what is in effect."""

from collections.abc import Iterator

from tercio.games.virgin_queen.model.armada_questions import all_aboard
from tercio.games.virgin_queen.model.court_state import SECRET
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import HRE
from tercio.games.virgin_queen.model.religion_questions import league_formed
from tercio.kernel.display.parts import facts
from tercio.kernel.display.scene import Facts
from tercio.kernel.messages import Words
from tercio.wars.display.panels import foreign_wars, power_name
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import powers_in
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.troop_questions import kind_name


def courts(g: VirginQueen, words: Words) -> Facts:
    court, oceans, spies = g.state.court, g.state.oceans, g.state.spies
    excommunicated = words.say("elizabeth-excommunicated")
    rows = (
        ("fact-mary", words.say(f"mary-{court.mary.replace('_', '-')}")),
        ("fact-elizabeth", excommunicated if court.elizabeth_excommunicated else ""),
        ("fact-queen-vp", _number(words, "fact-vp", g.state.weddings.queen_vp)),
        ("fact-walsingham", words.say(f"walsingham-{spies.walsingham}")),
        ("fact-preference", _preference(g, words)),
        ("fact-league", words.say("league-formed") if league_formed(g) else ""),
        ("fact-foreign-wars", words.listed_apart(foreign_wars(g, words))),
        ("fact-capitals", words.listed_apart(_capitals(g, words))),
        ("fact-waiting", words.listed(words.name(leader_ref(g, each)) for each in court.waiting)),
        ("fact-mercenaries", str(court.hire or "")),
        ("fact-spanish-markers", _spanish_markers(g, words)),
        ("fact-armada", _armada(g, words)),
        ("fact-escorts", str(len(oceans.escorts) or "")),
        ("fact-circumnavigations", str(oceans.circumnavigations or "")),
        ("fact-suez", _suez(g, words)),
        ("fact-skipping", words.listed(power_name(g, words, p) for p in powers_in(court.skipping))),
        ("fact-this-turn", words.listed_apart(effects_of(g, words, court.this_turn))),
        ("fact-lasting", words.listed(words.name(f"card:{card}") for card in court.done)),
    )
    return facts("courts", words, rows)


def _number(words: Words, message: str, count: int) -> str:
    return words.say(message, {"count": count}) if count else ""


def _preference(g: VirginQueen, words: Words) -> str:
    """The Holy Roman knows his own (23.5)."""
    court = g.state.court
    if not court.preference or not g.is_played(HRE):
        return ""
    if court.preference == SECRET:
        return words.say("preference-secret")
    told = words.name(f"preference:{court.preference}")
    return told if court.preference_revealed else words.say("preference-own", {"faith": told})


def _capitals(g: VirginQueen, words: Words) -> Iterator[str]:
    for power, space in g.state.court.capitals.items():
        args = {"power": power_ref(g, power), "space": place_ref(g, space)}
        yield words.say("capital-at", args)
    for power in powers_in(g.state.court.lost_capitals):
        yield words.say("capital-lost", {"power": power_ref(g, power)})


def _spanish_markers(g: VirginQueen, words: Words) -> str:
    """What Spain may still add to the map (8.2)."""
    forts, jesuits = g.state.oceans.forts_on_card, g.state.religion.jesuits_on_card
    if not forts and not jesuits:
        return ""
    return words.say("spanish-markers", {"fortresses": forts, "jesuits": jesuits})


def _armada(g: VirginQueen, words: Words) -> str:
    oceans = g.state.oceans
    if not oceans.armada:
        return ""
    cargo = [
        words.name(f"unit:{g.world.power_rows[owner].id}.{kind_name(g, owner, kind)}.{count}")
        for owner, kind, count in all_aboard(g).stacks()
    ]
    cargo += [words.name(leader_ref(g, leader)) for leader in oceans.passengers]
    message = "armada-cargo" if cargo else "armada-empty"
    return words.say(message, {"strength": oceans.armada, "cargo": words.listed(cargo)})


def _suez(g: VirginQueen, words: Words) -> str:
    if g.state.oceans.suez_built:
        return words.say("suez-built")
    return _number(words, "suez-attempts", g.state.oceans.suez_attempts)


def effects_of(g: VirginQueen, words: Words, effects: list[str]) -> Iterator[str]:
    """A card, or a verb with powers after it; `card.moment` only notes when it was played."""
    for effect in effects:
        verb, *rest = effect.split(".")
        if words.knows(f"card:{effect}"):
            yield words.name(f"card:{effect}")
        elif verb == "peace":
            one, other = (power_ref(g, Power(int(power))) for power in rest)
            yield words.say("effect-peace", {"one": one, "other": other})
        elif verb == "bankruptcy":
            yield words.say("effect-bankruptcy", {"power": f"power:{rest[0]}"})
