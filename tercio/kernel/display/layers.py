"""The map in other colours: who holds what, where a faith prevails, what an army can reach.

Like a scene, layers are made from a view and in the language of whoever looks. A layer colours
places by its keys, which are its legend, and may write a word on them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec

from tercio.kernel.display.scene import Board, Pattern, Scene

if TYPE_CHECKING:  # words know games, and games know how they are shown
    from tercio.kernel.messages import Words

GOOD: Final = "#2f7d5b"
FAIR: Final = "#4d8fb8"
WARNING: Final = "#c98a1b"
BAD: Final = "#b3282d"
DIRE: Final = "#6b1f4f"
PALE: Final = "#8a8378"

Kind: TypeAlias = tuple[str, str, Pattern]
"""Of places: the id, colour and pattern of its key."""
SUPPLY: Final[tuple[Kind, ...]] = (
    ("source", GOOD, "checks"),
    ("supplied", FAIR, "plain"),
    ("cut-off", BAD, "saltire"),
)
GARRISONS: Final[tuple[Kind, ...]] = (
    ("safe", GOOD, "plain"),
    ("empty", PALE, "dots"),
    ("threatened", WARNING, "stripes"),
    ("danger", BAD, "saltire"),
    ("besieged", DIRE, "rings"),
    ("post", FAIR, "bars"),
)


class LayerKey(msgspec.Struct, frozen=True, kw_only=True):
    """A colour of a layer and what it means; the pattern is for eyes that see no colour."""

    id: str
    name: str
    color: str
    pattern: Pattern = "plain"
    note: str = ""


class LayerSpot(msgspec.Struct, frozen=True, kw_only=True):
    place: str
    key: str
    text: str = ""
    """Written on the place: a number, or two."""
    note: str = ""
    """What it means, in a sentence."""


class Layer(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    about: str
    keys: tuple[LayerKey, ...]
    spots: tuple[LayerSpot, ...]


class Layers(msgspec.Struct, frozen=True, kw_only=True):
    """All layers; those that are about somebody's armies are those of `side`."""

    side: str
    sides: tuple[str, ...]
    """Whose they might be."""
    layers: tuple[Layer, ...]


def layer(id: str, words: "Words", keys: Iterable[LayerKey], spots: Iterable[LayerSpot]) -> Layer:
    """One that its keys explain; those that colour nothing are left out."""
    found = tuple(spots)
    used = {spot.key for spot in found}
    return Layer(
        id=id,
        name=words.say(f"layer-{id}"),
        about=words.say(f"layer-{id}-about"),
        keys=tuple(key for key in keys if key.id in used),
        spots=found,
    )


def key(id: str, words: "Words", color: str, pattern: Pattern, count: int = 0) -> LayerKey:
    """One by the message `layer-key-<id>`, with how many places it colours."""
    note = words.say("layer-places", {"count": count}) if count else ""
    return LayerKey(
        id=id, name=words.say(f"layer-key-{id}"), color=color, pattern=pattern, note=note
    )


def counted(words: "Words", spots: Sequence[LayerSpot], *kinds: Kind) -> list[LayerKey]:
    """Keys by id, colour and pattern, with how many places each has."""
    return [
        key(id, words, color, pattern, count=sum(spot.key == id for spot in spots))
        for id, color, pattern in kinds
    ]


class Coming(NamedTuple):
    """An army that could come to a place."""

    units: int
    told: str


def garrison(
    place: str, words: "Words", *, there: int, coming: Sequence[Coming], is_besieged: bool
) -> LayerSpot:
    """Who stands within walls, and who could come there, the worst first."""
    worst = max((each.units for each in coming), default=0)
    if is_besieged:
        kind = "besieged"
    elif coming:
        kind = "danger" if worst > there else "threatened"
    else:
        kind = "safe" if there else "empty"
    return LayerSpot(
        place=place,
        key=kind,
        text=f"{there}:{worst}" if worst else str(there),
        note=words.together([_stand(there, words), *(each.told for each in coming)]),
    )


def post(place: str, words: "Words", units: int) -> LayerSpot:
    """An army that stands elsewhere."""
    return LayerSpot(place=place, key="post", text=str(units), note=_stand(units, words))


def _stand(units: int, words: "Words") -> str:
    return words.say("layer-garrison", {"n": units})


def control(scene: Scene, boards: Sequence[Board], words: "Words") -> Layer:
    """Who holds what, as every game tells it."""
    sides = {side.id: side for side in (*(s for b in boards for s in b.sides), *scene.sides)}
    held: dict[str, int] = {}
    for side in scene.holders.values():
        held[side] = held.get(side, 0) + 1
    most = sorted((side for side in held if side in sides), key=lambda side: -held[side])
    keys = [
        LayerKey(
            id=side,
            name=sides[side].name,
            color=sides[side].color,
            pattern=sides[side].pattern,
            note=words.say("layer-places", {"count": held[side]}),
        )
        for side in most
    ]
    spots = [
        LayerSpot(place=place, key=side) for place, side in scene.holders.items() if side in sides
    ]
    return layer("control", words, keys, spots)


def shaded(id: str, words: "Words", shades: Mapping[str, str], *kinds: Kind) -> Layer:
    """Places by a property of theirs."""
    known = {kind for kind, *_ in kinds}
    spots = [LayerSpot(place=place, key=kind) for place, kind in shades.items() if kind in known]
    return layer(id, words, counted(words, spots, *kinds), spots)
