"""`tercio cards`: the cards of a game, and what is behind each."""

from typing import Annotated, Any, Final

import typer
from msgspec import structs

from tercio.cli.reading.rules import Tests, tests_folder
from tercio.cli.speaking.choices import GameId
from tercio.cli.speaking.commands import group
from tercio.cli.speaking.output import Json, console, print_grid, print_json
from tercio.cli.speaking.speech import heads, language_of, name_of, say
from tercio.kernel.display.card_book import BookCard
from tercio.kernel.display.card_notes import CardNote
from tercio.kernel.errors import Unknown
from tercio.kernel.evidence.testimony import tests_naming
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tercio.kernel.table import Table

_RULINGS: Final = "rulings"
app = group("A game's cards, and what is behind each.")


@app.command("list")
def list_command(game_id: GameId, json: Json = False) -> None:
    """List the cards of a game."""
    rules = game(game_id)
    notes = _notes(rules, language_of(rules))
    if json:
        print_json(notes)
    else:
        print_grid(heads("card", "name", "text"), [(_title(n), n.name, n.text) for n in notes])


@app.command("show")
def show_command(
    game_id: GameId,
    card: Annotated[str, typer.Argument(metavar="CARD", help="Its number or its id.")],
    tests: Tests = None,
    json: Json = False,
) -> None:
    """Show a card: its row, what must hold, what it does, the tests that name it, and what bots
    think its event is worth at the start of the first scenario."""
    rules = game(game_id)
    note = _find(rules, card, language_of(rules))
    folder = tests_folder(tests)
    named = [] if folder is None else tests_naming(rules, folder, note.id)
    worths = dict(rules.display.card_worths(Table.new(rules).g, note.id))
    if json:
        print_json({"card": note, "tests": named, "worth": worths})
    else:
        _describe(note, named, worths)


def _notes(rules: Game[Any], language: str) -> list[CardNote]:
    words = Words(rules, rules.load_data(), language)
    book = {card.id: card for card in rules.display.book_cards(Table.new(rules).g, words)}
    notes = [_told(note, book[note.id]) for note in rules.display.card_notes(words.data)]
    if not notes:
        raise Unknown(say("no-cards", {"game": name_of(rules)}))
    return notes


def _told(note: CardNote, card: BookCard) -> CardNote:
    """As players read it; its row is as it was written, but for what is ruled on the card."""
    row = dict(note.row)
    if _RULINGS in row and card.rulings:
        row[_RULINGS] = card.rulings[0]
    return structs.replace(note, name=card.face.name, text=card.face.text, row=row)


def _find(rules: Game[Any], card: str, language: str) -> CardNote:
    for note in _notes(rules, language):
        if card in (note.id, str(note.number or "")):
            return note
    raise Unknown(say("no-card", {"game": name_of(rules), "card": card, "id": rules.id}))


def _title(note: CardNote) -> str:
    return f"{note.number} {note.id}" if note.number else note.id


def _describe(note: CardNote, tests: list[str], worths: dict[str, float]) -> None:
    out = console()
    out.print(f"{_title(note)}: {note.name}")
    out.print(f"  {note.text}")
    for name, value in note.row.items():
        out.print(f"  {name}: {_plain(value)}")
    for use in note.uses:
        out.print(f"  {say('card-use', {'use': use.id, 'when': ', '.join(use.when)})}")
        for condition, place in use.conditions.items():
            out.print(f"    {say('card-if', {'condition': condition, 'place': place})}")
        if use.announces:
            out.print(f"    {say('card-announces')}: {use.announces}")
        out.print(f"    {say('card-does')}: {use.effect}")
        for name, value in use.given.items():
            out.print(f"      {name}: {_plain(value)}")
    for power, worth in worths.items():
        out.print(f"  {say('card-worth', {'power': power, 'worth': f'{worth:g}'})}")
    for test in tests:
        out.print(f"  {say('cited-by-test')}: {test}")


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
