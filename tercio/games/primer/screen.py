"""What a screen shows of the primer: the map of Lombardy, all that lies on it, and the odds."""

from collections.abc import Iterator
from math import comb
from typing import Final, Literal

from tercio.games.primer.position import NOBODY, Board, Lombardy
from tercio.games.primer.rules import HIT
from tercio.kernel.ask import Args, Ask, Seat, ref
from tercio.kernel.decks import UNKNOWN
from tercio.kernel.display import scene
from tercio.kernel.display.card_book import BookCard, CardSpot, spots_of_deck
from tercio.kernel.display.scene import (
    CardFace,
    Hand,
    Link,
    Odds,
    Piece,
    Place,
    Scene,
    Side,
    Standing,
)
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting
from tercio.kernel.words.stand_ins import unmarked

WIDTH, HEIGHT = 1000.0, 700.0
AT: Final = {
    "genoa": (132, 600),
    "milan": (236, 210),
    "pavia": (224, 330),
    "lodi": (372, 268),
    "bergamo": (428, 120),
    "brescia": (644, 178),
    "cremona": (584, 338),
    "piacenza": (436, 392),
    "mantua": (876, 326),
    "parma": (692, 470),
}
"""Where the towns lie, north up."""

Pattern = Literal["stripes", "dots", "waves", "rings", "plain"]
CAPTAINS: Final[dict[str, tuple[str, Pattern]]] = {
    "colonna": ("#b3282d", "stripes"),
    "gonzaga": ("#27488f", "dots"),
    "medici": ("#2f6b3a", "waves"),
    "orsini": ("#6b3f86", "rings"),
    NOBODY: ("#9a968c", "plain"),
}


def board(data: Board, setting: Setting, words: Words) -> scene.Board:
    places = [
        Place(
            town := ref("town", id),
            words.name(town),
            "key" if row.walls else "town",
            *AT[id],
            note=words.say("town-note", {"value": row.value, "walls": int(row.walls)}),
        )
        for id, row in data.towns.items()
    ]
    links = [
        Link(ref("town", a), ref("town", b))
        for a, row in data.towns.items()
        for b in row.roads
        if a < b
    ]
    sides = tuple(_side(words, seat) for seat in (*setting.seats, NOBODY))
    name = words.say("board-lombardy")
    return scene.Board(
        "lombardy",
        name,
        WIDTH,
        HEIGHT,
        sides=sides,
        places=(*places,),
        links=(*links,),
        geometry="primer",
    )


def _side(words: Words, seat: Seat) -> Side:
    name = words.name(ref("seat", seat))
    color, pattern = CAPTAINS[seat]
    return Side(
        seat,
        name,
        unmarked(name)[0].upper(),
        color,
        pattern=pattern,
        seat="" if seat == NOBODY else seat,
    )


def shown(g: Lombardy, seat: Seat | None, words: Words) -> Scene:
    """From a view: `g` has gaps where the seat knows nothing."""
    s = g.state
    phase = {"turn": s.turn, "phase": s.phase, "seat": ref("seat", _whose(g))}
    return Scene(
        words.say("headline", phase),
        s.turn,
        g.campaign.turns,
        {ref("town", town): owner for town, owner in s.owner.items()},
        shades={},
        pieces=tuple(_companies(g)),
        marks=(),
        hands=tuple(
            Hand(who, tuple(_faces(g, words, hand))) for who, hand in s.cards.hands.items()
        ),
        standings=tuple(_standings(g, words)),
        panels=(_purses(g, words), _discards(g, words)),
    )


def _whose(g: Lombardy) -> Seat:
    return g.state.order[g.state.impulse % len(g.state.order)]


def _companies(g: Lombardy) -> Iterator[Piece]:
    for town, count in g.state.companies.items():
        if count:
            owner, place = g.state.owner[town], ref("town", town)
            yield Piece(f"unit:{owner}.company.{place}", place, owner, "company", count=count)


def _faces(g: Lombardy, words: Words, cards: list[str]) -> Iterator[CardFace]:
    for id in cards:
        if id == UNKNOWN:
            yield CardFace("")
        else:
            row, card = g.data.cards[id], ref("card", id)
            text = words.say("card-text", {"when": row.when, "power": row.power})
            yield CardFace(card, words.name(card), row.when, row.power, text=text)


def book_cards(g: Lombardy, words: Words) -> Iterator[BookCard]:
    for (id, row), face in zip(
        g.data.cards.items(), _faces(g, words, [*g.data.cards]), strict=True
    ):
        yield BookCard(face=face, id=id, copies=row.copies)


def card_spots(g: Lombardy, seat: Seat | None, words: Words) -> Iterator[CardSpot]:
    return spots_of_deck(g.state.cards, g.data.deck, seat, lambda who: words.name(ref("seat", who)))


def _standings(g: Lombardy, words: Words) -> Iterator[Standing]:
    for seat, hand in g.state.cards.hands.items():
        purse = words.say("purse", {"ducats": g.state.ducats[seat]})
        yield Standing(seat, g.points(seat), len(hand), purse)


def _purses(g: Lombardy, words: Words) -> scene.Grid:
    columns = ("column-captain", "column-ducats", "column-points", "column-companies")
    rows = []
    for seat in g.seats:
        companies = sum(g.state.companies[town] for town in g.holdings(seat))
        numbers = (g.state.ducats[seat], g.points(seat), companies)
        rows.append((words.name(ref("seat", seat)), *map(str, numbers)))
    heads = tuple(words.say(column) for column in columns)
    return scene.Grid("captains", words.say("panel-captains"), heads, tuple(rows))


def _discards(g: Lombardy, words: Words) -> scene.Cards:
    cards = tuple(_faces(g, words, g.state.cards.discards))
    return scene.Cards("discard", words.say("panel-discard"), cards)


# -- odds (PR 7) ----------------------------------------------------------------------------


def odds(g: Lombardy, ask: Ask, key: str, words: Words) -> Odds | None:
    """Of a battle, as it stands before anybody plays a card."""
    verb, _, count = key.partition(".")
    if verb != "companies" or ask.args is None:
        return None
    goal = str(ask.args["goal"]).removeprefix("town:")
    defenders = g.state.companies[goal]
    if g.state.owner[goal] == ask.seat or not defenders:
        return None
    walls = g.data.towns[goal].walls and g.setting.options["walls"] == "stone"
    return _battle(words.say("odds-battle", ask.args), int(count), defenders, walls)


def _battle(title: str, column: int, companies: int, walls: bool) -> Odds:
    attack, defence = _hits(column), _hits(companies + walls)
    win = loss = mine = theirs = 0.0
    for hits, p in enumerate(attack):
        for suffered, q in enumerate(defence):
            is_won = hits > suffered and column > suffered
            win += p * q * is_won
            loss += p * q * (not is_won and suffered > hits)
            mine += p * q * min(column, suffered)
            theirs += p * q * (companies if is_won else min(companies, hits))
    return Odds(title, win, 1 - win - loss, loss, mine=mine, theirs=theirs)


def _hits(dice: int) -> list[float]:
    p = (7 - HIT) / 6
    return [comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(dice + 1)]


def text_board(g: Lombardy, words: Words) -> str:
    """By the ids that are typed."""
    s, row = g.state, "{:10}{:8}{:9}{:>9}   {}".format
    about: Args = {
        "turn": s.turn,
        "turns": g.campaign.turns,
        "order": s.order,
        "mastery": g.campaign.mastery,
    }
    lines = [words.say("terminal-turn", about)]
    lines += [words.say("terminal-truce", {"one": a, "other": b}) for a, b in s.truces]
    heads = ("town", "points", "holder", "companies", "roads")
    lines.append(row(*(words.say(f"terminal-{head}") for head in heads)))
    for id, town in g.data.towns.items():
        points = words.say("terminal-worth", {"points": town.value, "walls": int(town.walls)})
        lines.append(row(id, points, s.owner[id], s.companies[id], " ".join(town.roads)))
    for who, hand in s.cards.hands.items():
        purse = {"points": g.points(who), "ducats": s.ducats[who]}
        cards = " ".join(hand) or words.say("terminal-no-cards")
        lines.append(words.say("terminal-captain", {"who": who, **purse, "cards": cards}))
    return "\n".join(lines)
