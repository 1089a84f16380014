"""What a screen says of places and cards on request, with the truth about what is reconstructed."""

from typing import Final

from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.cards import CardRow
from tercio.games.ultima_ratio_regis.rows.facts import FactRow
from tercio.games.ultima_ratio_regis.rows.map import AreaRow, SeaRow, TradeCenterRow
from tercio.kernel.ask import Args
from tercio.kernel.messages import Words

RECONSTRUCTED: Final = "reconstructed"
MARK: Final = "*"
EFFECTS: Final = ("effect", "benefit", "pair", "which minors")
"""Under which names the data says whether what a card does is attested."""


def mark(row: FactRow) -> str:
    """A sign behind a name that no source attests."""
    return MARK if row.source == RECONSTRUCTED else ""


def sign(row: FactRow, *fields: str) -> str:
    """The same on a screen; also where one of some fields is a guess."""
    unsure = row.source == RECONSTRUCTED or any(field in row.guess for field in fields)
    return " ◇" if unsure else ""


def _lines(*sentences: str) -> str:
    return "\n".join(filter(None, sentences))


def on_area(world: World, words: Words, row: AreaRow) -> str:
    """Its theater, province and ground; and what is attested of it."""
    place = world.location[row.id]
    args: Args = {
        "theater": f"theater:{row.theater}",
        "province": f"province:{row.province}",
        "terrain": f"terrain:{row.terrain}",
    }
    joins = world.strategic_ports.get(place, 0)
    strategic = words.say("note-strategic-port") if joins else ""
    about = "note-reconstructed" if row.source == RECONSTRUCTED else "note-area-attested"
    return _lines(words.say("note-area", args), strategic, words.say(about))


def on_sea(world: World, words: Words, row: SeaRow) -> str:
    galleys = world.galley_seas >> world.location[row.id] & 1
    return words.say("note-galley-sea") if galleys else ""


def on_center(words: Words, row: TradeCenterRow) -> str:
    """Whom it serves, and whether its capacity is attested."""
    if row.kind == "sea" and row.sea is not None:
        served = words.say("note-center-sea", {"sea": f"sea:{row.sea}"})
    else:
        served = words.say("note-center-theater", {"theater": f"theater:{row.theater}"})
    if row.source == RECONSTRUCTED:
        return _lines(served, words.say("note-reconstructed"))
    return _lines(served, words.say("note-center-guessed") if "capacity" in row.guess else "")


def on_card(words: Words, row: CardRow) -> str:
    """Priority, and what of it is attested."""
    priority = words.say(f"note-priority-{row.priority}") if row.priority != "none" else ""
    return _lines(priority, _truth(words, row))


def _truth(words: Words, row: CardRow) -> str:
    if row.source == RECONSTRUCTED:
        return words.say("note-card-reconstructed")
    effect = any(row.stated.get(name) == RECONSTRUCTED for name in EFFECTS)
    fields = [*(["effect"] if effect else []), *(field for field in row.guess if field != "copies")]
    if not fields:
        return ""
    told = words.listed(words.say(f"field-{field}") for field in fields)
    return words.say("note-guessed", {"fields": told})
