"""What a card says, in words: one sentence for each of its ops (uRR 3.1).

The text is made of what the card does, so that it is true of a card that a pack has changed too.
Sentences are messages `card-<op>` of `locale/*/card_words.ftl`; their arguments are the fields of
the op, with names for ids, and `none` for what is not there.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar, cast

from tercio.games.ultima_ratio_regis.rows.cards import CardRow
from tercio.games.ultima_ratio_regis.rows.op_rows import (
    Activate,
    AuctionAlliance,
    CasusBelli,
    Combat,
    Modifier,
    Op,
    Permanent,
    Permission,
    PlaceRevolt,
    TcCapacity,
    Unrest,
)
from tercio.kernel.ask import Arg, ref
from tercio.kernel.messages import Words

KINDS = {
    **dict.fromkeys(("power", "a", "b", "to", "frm", "minor", "of", "target", "owner"), "power"),
    **dict.fromkeys(("but", "b_ally_of", "powers", "minors", "between", "pay_more"), "power"),
    **dict.fromkeys(("area", "areas"), "area"),
    **dict.fromkeys(("tc", "tcs"), "center"),
    **dict.fromkeys(("card", "until"), "card"),
    "provinces": "province",
    "theaters": "theater",
    "leader": "leader",
    "religion": "religion",
}
"""Of what kind the ids in a field of an op are."""
NONE = "none"


def card_text(words: Words, row: CardRow) -> str:
    """All that it does; of a combat card, when it is played in a combat."""
    sentences = [sentence for op in row.ops for sentence in _sentences(words, row, op)]
    more = f"card-more-{row.id}"
    return words.together([*sentences, words.say(more)] if words.has(more) else sentences)


def _sentences(words: Words, row: CardRow, op: Op) -> Iterator[str]:
    told = SPECIAL.get(type(op))
    if told is not None:
        yield from told(words, row, op)
    else:
        yield words.say(f"card-{tag(op)}", arguments(op))


def tag(op: Op) -> str:
    return str(op.__struct_config__.tag)


def arguments(op: Op) -> dict[str, Arg]:
    """Its fields, with names; and `where` for areas, provinces and theaters together."""
    found: dict[str, Arg] = {}
    for field in op.__struct_fields__:
        found[field] = _shown(field, getattr(op, field))
    found["where"] = places(op)
    return found


def places(op: Op) -> list[str]:
    return [
        ref(KINDS[field], id)
        for field in ("areas", "provinces", "theaters")
        for id in getattr(op, field, ())
    ]


def _shown(field: str, value: object) -> Arg:
    kind = "religion" if field == "to" and value in RELIGIONS else KINDS.get(field)
    if value is None or value == ():
        return NONE
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, tuple):
        return [ref(kind, id) if kind else str(id) for id in value]
    if kind is not None and value not in PLAIN:
        return ref(kind, str(value))
    return value if isinstance(value, int) else str(value)


RELIGIONS = ("catholic", "protestant", "orthodox", "muslim", "mixed", "other")
PLAIN = ("turn", "impulse")
"""Values of `until` that name no card."""


# -- ops that take more than a sentence ------------------------------------------------------------


def _combat(words: Words, row: CardRow, op: Combat) -> Iterator[str]:
    combats = [words.say(f"card-combat-in-{kind}") for kind in op.combats]
    yield words.say(f"card-combat-{op.effect.replace('_', '-')}", {"n": op.n, "combats": combats})
    if op.side:
        yield words.say(f"card-combat-by-{op.side}")
    if op.veterans:
        yield words.say("card-combat-veterans", {"n": op.veterans})


def _casus_belli(words: Words, row: CardRow, op: CasusBelli) -> Iterator[str]:
    args = arguments(op)
    if op.b_ally_of is not None:
        args["b"] = words.say("card-ally-of", {"minor": args["b_ally_of"]})
    yield words.say("card-casus_belli", args)
    if op.vp_if_at_war:
        yield words.say("card-casus_belli-in-war", {"vp": op.vp_if_at_war})


def _unrest(words: Words, row: CardRow, op: Unrest) -> Iterator[str]:
    more: dict[str, Arg] = {"who": op.who or "named", "up": int(op.delta > 0), "by": abs(op.delta)}
    yield words.say("card-unrest", arguments(op) | more)


def _revolt(words: Words, row: CardRow, op: PlaceRevolt) -> Iterator[str]:
    """Where, of whom, and with what limits."""
    args = arguments(op)
    clauses = [
        (bool(args["where"]), "in"),
        (op.minor is not None, "minor"),
        (op.domains, "domains"),
        (op.owner is not None, "owner"),
        (op.religion is not None, "religion"),
        (op.unrest_above_vitality, "agitated"),
        (op.not_key, "not-key"),
    ]
    told = [words.say(f"card-revolt-{name}", args) for holds, name in clauses if holds]
    yield words.say("card-place_revolt", args | {"which": words.say("card-revolt-and").join(told)})
    if op.ignore_restrictions:
        yield words.say("card-revolt-anywhere")


def _activate(words: Words, row: CardRow, op: Activate) -> Iterator[str]:
    yield words.say("card-activate", arguments(op))
    if op.as_level:
        yield words.say("card-activate-level", {"level": op.as_level})


def _alliance(words: Words, row: CardRow, op: AuctionAlliance) -> Iterator[str]:
    yield words.say("card-auction_alliance", arguments(op) | {"several": len(op.minors) - 1})


def _capacity(words: Words, row: CardRow, op: TcCapacity) -> Iterator[str]:
    more: dict[str, Arg] = {"up": int(op.delta > 0), "by": abs(op.delta)}
    yield words.say("card-tc_capacity", arguments(op) | more)


def _permanent(words: Words, row: CardRow, op: Permanent) -> Iterator[str]:
    last = row.active[1] if row.active else LAST_TURN
    yield words.say("card-permanent", {"last": NONE if last >= LAST_TURN else last})


def _permission(words: Words, row: CardRow, op: Permission) -> Iterator[str]:
    args = arguments(op)
    if op.powers:
        args["power"] = args["powers"]
    yield words.say(f"card-permission-{op.what.replace('_', '-')}", args)


def _modifier(words: Words, row: CardRow, op: Modifier) -> Iterator[str]:
    args = arguments(op)
    if op.land_advantage:
        yield words.say("card-modifier-land", args)
    if op.subjugation_advantage:
        yield words.say("card-modifier-subjugation", args)


LAST_TURN = 11

Kind = TypeVar("Kind", bound=Op)
Told = Callable[[Words, CardRow, Kind], Iterator[str]]


def _of(kind: type[Kind], told: Told[Kind]) -> tuple[type[Op], Told[Op]]:
    return kind, cast(Told[Op], told)  # it is found by the kind of an op


SPECIAL: dict[type[Op], Told[Op]] = dict(
    (
        _of(AuctionAlliance, _alliance),
        _of(TcCapacity, _capacity),
        _of(Combat, _combat),
        _of(CasusBelli, _casus_belli),
        _of(Unrest, _unrest),
        _of(PlaceRevolt, _revolt),
        _of(Activate, _activate),
        _of(Permanent, _permanent),
        _of(Permission, _permission),
        _of(Modifier, _modifier),
    )
)
