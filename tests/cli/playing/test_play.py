from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tercio.cli import app
from tercio.cli.playing.session import Session
from tercio.kernel.ask import BACK, Seat
from tercio.kernel.events import Event
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tercio.kernel.saving.save import read
from tercio.kernel.table import Table
from tests.cli.desk import answer, random_table, refusal, saved, tercio

DUEL = ("play", "primer", "--scenario", "pavia", "--seed", "duel")


def duel() -> Table[Any]:
    return Table.new(game("primer"), "pavia", seed="duel")


def test_bots_play_a_whole_game() -> None:
    shown = tercio("play", "primer", "--watch", "--players", "2", "--seed", "a")
    assert shown.exit_code == 0
    assert "The game is won by" in shown.stdout
    assert "The seed was a." in shown.stdout


def test_a_session_ends_where_its_input_does() -> None:
    result = tercio(*DUEL, typed="")
    assert result.exit_code == 0
    assert "You leave the table." in result.stdout


def test_an_ask_is_a_sentence_and_a_numbered_list_with_citations() -> None:
    table = duel()
    me = table.seats[0]
    offer = table.offer(me)
    assert offer is not None
    words = Words(table.game, table.data)
    shown = tercio(*DUEL).stdout
    assert f"{words.prompt(offer)} [{offer.cite}]" in shown
    for number, option in enumerate(offer.options, 1):
        line = next(line for line in shown.splitlines() if line.endswith(f" {option.key}"))
        assert line.split()[0] == str(number)
        assert words.option(option) in line


def test_options_are_chosen_by_number_or_key(tmp_path: Path) -> None:
    table = duel()
    key = table.asks()[table.seats[0]].options[1].key
    by_number, by_key = tmp_path / "number.save", tmp_path / "key.save"
    tercio(*DUEL, typed=f"2\nsave {by_number}\n")
    tercio(*DUEL, typed=f"{key}\nsave {by_key}\n")
    assert by_number.read_bytes() == by_key.read_bytes()
    assert f"{table.seats[0]}:{key}" in read(by_key.read_bytes()).decisions


def test_nonsense_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    before, after = tmp_path / "before.save", tmp_path / "after.save"
    shown = tercio(*DUEL, typed=f"save {before}\nno.such.key\n999\n0\nsave {after}\n").stdout
    assert "'no.such.key' is not among the options" in shown
    assert "There is no option 999" in shown
    assert "There is no option 0" in shown
    assert before.read_bytes() == after.read_bytes()


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    path, further = saved(tmp_path, 20), tmp_path / "further.save"
    me = next(iter(random_table(20).asks()))
    typed = f"save {further}\n1\nsave {further}\n"
    result = tercio("play", "--load", path, "--me", me, typed=typed)
    assert result.exit_code == 0
    assert len(read(further.read_bytes()).decisions) > 20
    assert answer("verify", further)["ok"] is True


def only_for(table: Table[Any], seat: Seat) -> list[Event]:
    return [logged.event for logged in table.g.log if logged.audience == (seat,)]


def test_the_hand_of_another_seat_is_never_shown() -> None:
    table = duel()
    me, other = table.seats
    words = Words(table.game, table.data)
    shown = tercio(*DUEL).stdout
    mine = [words.event(e.event) for e in table.events(me)]
    secret = [words.event(event) for event in only_for(table, other)]
    assert secret
    assert all(line in shown for line in mine)
    assert not any(line in shown for line in secret)


def test_two_people_at_one_keyboard_see_each_their_own() -> None:
    table = duel()
    me, other = table.seats
    shown = tercio(*DUEL, "--me", me, "--me", other, typed="1\n").stdout
    words = Words(table.game, table.data)
    screens = shown.split("\n--- ")
    assert [screen.partition(" ---")[0] for screen in screens[1:]] == [
        words.name(f"seat:{me}"),
        words.name(f"seat:{other}"),
    ]
    private = [words.event(event) for event in only_for(table, me)]
    assert private
    assert all(line in screens[1] for line in private)
    assert not any(line in screens[2] for line in private)


def test_why_explains_by_name_id_or_ref() -> None:
    shown = tercio(*DUEL, typed="why Pavia\nwhy pavia\nwhy town:pavia\nwhy atlantis\nwhy\n").stdout
    reasons = [line for line in shown.splitlines() if "not part of this decision" in line]
    assert len(reasons) == 3
    assert "Nothing here is called 'atlantis'." in shown
    assert "Why what?" in shown


def test_why_finds_what_is_of_an_offered_kind_and_what_ends_a_decision() -> None:
    """Spain's player is asked for actions, none of which is an assault, and may not stop yet."""
    urr = game("ultima_ratio_regis")
    table = Table.new(urr, "catholics_and_protestants", seed="why", players=3)
    while not (asks := table.asks()) or next(iter(asks.values())).kind != "action":
        seat, ask = next(iter(asks.items()))
        keys = [option.key for option in ask.options]
        table.decide(seat, next((key for key in ("done", "pass") if key in keys), keys[0]))
    (seat,) = table.asks()
    session = Session(table, Words(urr, table.data), [seat], {})
    with session.out.capture() as capture:
        session._why(seat, "assault")
        session._why(seat, "recall an expeditionary corps")
        session._why(seat, "done")
    assert [section in capture.get() for section in ("13.4.1", "21.2.2", "8.2.2")] == [True] * 3


HIS = ("play", "here_i_stand", "--scenario", "1517", "--me", "england", "--seed", "demo")


def test_a_long_game_is_played_by_one_against_bots(tmp_path: Path) -> None:
    """Board, hand, options with their sections, why, undo, save and load."""
    save = tmp_path / "england.save"
    steps = ["first.hapsburg", "why first.hapsburg", "draft.hapsburg", "undo", "why paris"]
    shown = tercio(*HIS, typed="\n".join([*steps, "why pass", f"save {save}"])).stdout
    assert "Hand of England:" in shown
    assert "whom do you talk to first? [HIS 7]" in shown
    assert "Taken back: draft.hapsburg." in shown
    assert "Paris is not part of this decision. (HIS 9.1)" in shown
    again = tercio("play", "--load", save, "--me", "england").stdout
    assert "Hand of England:" in again
    assert "Negotiate, or say that you are ready. [HIS 9.1]" in again


def test_why_tells_what_stands_against_another_use_of_a_card() -> None:
    """England holds a response card, which is no event of its impulse, and may not pass."""

    def impulse(g: Any) -> None:
        overlay = his.overlay
        overlay(g, "deal", {"power": "england", "cards": ["siege_artillery"]})
        overlay(g, "set", {"phase": "action", "active": "england"})

    his = game("here_i_stand")
    table = Table.new(his, "1517", seed="demo", overlay=impulse)
    while "england" not in table.asks() or table.asks()[Seat("england")].window:
        table.decide(next(iter(table.asks())), "pass")
    session = Session(table, Words(his, table.data), [Seat("england")], {})
    with session.out.capture() as capture:
        session._why(Seat("england"), "siege artillery")
        session._why(Seat("england"), "pass")
    shown = capture.get()
    assert "Siege Artillery can be chosen: cp.35." in shown
    assert "(HIS 6.1)" in shown
    assert "(HIS 11)" in shown


def test_undo_says_why_it_cannot() -> None:
    shown = tercio(*DUEL, typed="undo\nundo some\n").stdout
    assert "There is nothing to take back." in shown
    assert "A number or all, not 'some'." in shown


def unfinished() -> tuple[int, Seat, str]:
    """A number of decisions, and a choice then that is the first pick of a longer one."""
    for count in range(40):
        table = random_table(count)
        for seat, ask in table.asks().items():
            for option in ask.options:
                fork = table.fork()
                fork.decide(seat, option.key)
                further = fork.asks().get(seat)
                if further is not None and further.option(BACK) is not None:
                    return count, seat, option.key
    raise AssertionError("no choice of several picks in 40 decisions")


def test_an_unfinished_choice_is_taken_back(tmp_path: Path) -> None:
    count, seat, key = unfinished()
    path, after = saved(tmp_path, count), tmp_path / "after.save"
    typed = f"{key}\nundo\nsave {after}\n"
    shown = tercio("play", "--load", path, "--me", seat, typed=typed).stdout
    assert f"Taken back: {key}." in shown
    assert len(read(after.read_bytes()).decisions) == count


def test_the_board_the_log_and_help() -> None:
    table = duel()
    shown = tercio(*DUEL, typed="board\nlog\nlog 1\nlog x\nhelp\n\nquit\n").stdout
    board = table.game.display.show(
        table.view_position(table.seats[0]), table.seats[0], Words(table.game, table.data)
    )
    assert shown.count(board) == 2
    assert "How many lines? A number, not 'x'." in shown
    assert "orders pass [WINDOW]" in shown
    assert shown.rstrip().endswith("You leave the table.")


def test_standing_orders(tmp_path: Path) -> None:
    path = tmp_path / "ordered.save"
    typed = f"orders\norders pass until turn\norders pass * unless nonsense\norders\nsave {path}\n"
    shown = tercio(*DUEL, typed=typed).stdout
    assert "You have left no standing orders." in shown
    assert shown.count("Pass for me whenever I might respond, until this turn ends.") == 2
    assert "There is no condition 'nonsense'" in shown
    (order,) = read(path.read_bytes()).orders[duel().seats[0]]
    assert (order.window, order.until, order.unless) == ("*", "turn", "")
    cleared = tercio(*DUEL, typed="orders pass\norders clear\norders\n").stdout
    assert cleared.count("You have left no standing orders.") == 1


def test_orders_must_make_sense() -> None:
    shown = tercio(*DUEL, typed="orders charge\norders pass battle until\n").stdout
    assert "An order reads: pass [WINDOW]" in shown
    assert "breaks off at 'until'" in shown


def test_talk_is_carried_to_those_it_is_for(tmp_path: Path) -> None:
    table = duel()
    me, other = table.seats
    path = tmp_path / "talk.save"
    typed = f"say good day\nsay @{other} between us\nsay @nobody hello\nsave {path}\n"
    shown = tercio(*DUEL, typed=typed).stdout
    assert "There is no seat 'nobody'" in shown
    public, private = read(path.read_bytes()).talk
    assert (public.text, public.to) == ("good day", None)
    assert (private.text, private.to) == ("between us", (me, other))


def test_seats_bots_and_games_must_exist(tmp_path: Path) -> None:
    assert "There is no seat 'me'" in refusal(*DUEL, "--me", "me")
    assert "has no bot 'x'" in refusal(*DUEL, "--bots", "x")
    assert "Which game?" in refusal("play")
    assert "leave out --me" in refusal(*DUEL, "--watch", "--me", duel().seats[0])
    assert "does not speak 'tlh'" in refusal(*DUEL, "--language", "tlh")
    path = saved(tmp_path, 3)
    assert "is a game of 'primer', not of 'chess'" in refusal("play", "chess", "--load", path)
    told = refusal("play", "--load", path, "--scenario", "standard", "--players", "3")
    assert "leave out --scenario, --players" in told


def test_a_save_that_cannot_be_written_is_no_crash(tmp_path: Path) -> None:
    shown = tercio(*DUEL, typed=f"save {tmp_path}/no/such/folder\nsave {tmp_path}\n").stdout
    folder = f"{tmp_path}/no/such/folder"
    assert f"{folder} cannot be written: there is no such file or folder." in shown
    assert f"{tmp_path}: it is a folder." in shown


def test_a_save_does_not_overwrite_what_is_no_save(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    shown = tercio(*DUEL, typed=f"save {diary}\n").stdout
    assert "diary.txt is there already and is no save" in shown
    assert diary.read_text() == "Dear diary"
    tercio(*DUEL, typed=f"save {tmp_path}/a.save\n1\nsave {tmp_path}/a.save\n")
    assert read((tmp_path / "a.save").read_bytes()).decisions
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_citation_can_be_looked_up_in_the_rule_book() -> None:
    shown = tercio(*DUEL, typed="rules\nrules PR 6.2\nrules 4\nrules 99\n").stdout
    assert "6.2     March" in shown
    assert "6.2 March. One or more companies leave a town" in shown
    assert "4.1 Secret bids." in shown
    assert "4.2 Order." in shown
    assert "PR has no section '99'." in shown


def test_a_published_book_is_named_and_told_in_our_own_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tercio.cli.reading.rulebook._printed", lambda game, wanted: [])
    shown = tercio(*DUEL, typed="rules 6.2\n").stdout
    assert "Choose a town of yours and send one or more of its companies" in shown
    assert "Your rule book has it in full: PR 6.2." in shown
    monkeypatch.setattr("tercio.kernel.book.companion.FOLDER", "nowhere")
    assert "PR 6.2 March: see your rule book." in tercio(*DUEL, typed="rules 6.2\n").stdout


def test_orders_say_what_they_may_name() -> None:
    shown = tercio(*DUEL, typed="orders\norders pass siesta\norders pass until dusk\n").stdout
    assert "Windows: on-the-march, before-battle." in shown
    assert "Spans: impulse, turn." in shown
    assert "Conditions: against-me." in shown
    assert "There is no window 'siesta'" in shown
    assert "There is no span 'dusk'" in shown


def test_words_for_one_seat_are_marked_as_such() -> None:
    me, other = duel().seats
    both = ("--me", me, "--me", other)
    shown = tercio(
        *DUEL, *both, typed=f"say @{other} psst\nsay hark\nsay\nsay @{other}\n1\n"
    ).stdout
    assert "You say to Gonzaga: psst" in shown
    assert "You say to everybody: hark" in shown
    assert "Colonna says to you alone: psst" in shown
    assert "Colonna says: hark" in shown
    assert shown.count("Say what?") == 2


def test_a_bug_in_the_rules_does_not_cost_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(g: Any) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tercio.games.primer.rules.end_turn", fail)
    result = CliRunner().invoke(app, [*DUEL, "--watch"])
    assert isinstance(result.exception, ZeroDivisionError)
    [path] = tmp_path.iterdir()
    assert f"The game before the last decision is saved in {path}." in result.stdout
    monkeypatch.undo()
    assert len(read(path.read_bytes()).decisions) > 10
    assert answer("verify", path)["ok"] is True


def test_an_interrupt_while_bots_think_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(bot: Any, sight: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("tercio.games.primer.bots.Sergeant.choose", interrupted)
    result = tercio(*DUEL, "--watch")
    assert result.exit_code == 0
    assert "You leave the table." in result.stdout


def test_the_first_seat_is_yours() -> None:
    first = Seat(duel().seats[0])
    assert f"{first}> " in tercio(*DUEL).stdout


def test_whatever_is_typed_the_game_goes_on() -> None:
    nines = "9" * 5000
    lines = [nines, *(f"{word} {nines}" for word in ("undo", "log", "why", "say", "save"))]
    odd = ["\x00", "save \x00", "say \x1b[2J", "orders", ""]
    result = tercio(*DUEL, typed="\n".join([*lines, *odd]))
    assert "There is no option 99999999999999999999; there are 1 to" in result.stdout
    assert "Undo how much?" in result.stdout
    assert "How many lines?" in result.stdout
    assert "You say to everybody: ?[2J" in result.stdout
    assert "Save where? Name a file." in result.stdout
    assert "You leave the table." in result.stdout
