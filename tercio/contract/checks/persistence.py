"""A game is its decisions: it can be replayed, saved, loaded, forked and re-entered."""

from collections.abc import Mapping
from typing import Any

from tercio.contract.broken import Broken
from tercio.contract.run import Run, choose
from tercio.contract.sentences import say
from tercio.contract.shown import (
    ViewingSeat,
    fingerprint,
    first_difference,
    shown_to_all,
    state_bytes,
    unequal_viewer,
)
from tercio.kernel.ask import Checkpoint
from tercio.kernel.errors import SaveError
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.saving.save import load, read, replay, save
from tercio.kernel.table import Table


def a_replay_is_identical(run: Run, pick: Stream) -> None:
    """Setting, seed and decisions give every bit of the game again."""
    again = run.table.replay(run.table.history)
    _expect_same(run, again, "replay")
    _expect_shown(shown_to_all(run.table), shown_to_all(again), "replay")


def a_save_is_identical(run: Run, pick: Stream) -> None:
    """A save resumes from its checkpoint in the same position, and with the same dice ahead."""
    content = save(run.table)
    loaded = load(run.game, read(content))
    _expect_same(run, loaded, "loaded")
    since = run.table.last_kept().events
    _expect_shown(shown_to_all(run.table, since), shown_to_all(loaded, since), "loaded")
    if save(loaded) != content:
        difference = first_difference(content, save(loaded))
        raise Broken(say("saved-otherwise", difference=difference))


def a_save_replays_identically(run: Run, pick: Stream) -> None:
    """A save holds all that is needed to play it again from the start."""
    again = replay(run.game, read(save(run.table)))
    _expect_same(run, again, "replayed")
    _expect_shown(shown_to_all(run.table), shown_to_all(again), "replayed")


def a_changed_byte_is_detected(run: Run, pick: Stream) -> None:
    content = save(run.table)
    for _ in range(5):
        at = pick.below("place", len(content))
        byte = (content[at] + 1 + pick.below("byte", 255)) % 256
        changed = content[:at] + bytes((byte,)) + content[at + 1 :]
        try:
            read(changed)
        except SaveError:
            continue
        raise Broken(say("byte-unnoticed", at=str(at), byte=byte))


def a_fork_is_equal_and_independent(run: Run, pick: Stream) -> None:
    """It stands where its parent stands, and whatever it plays, its parent does not change."""
    before = fingerprint(run.table)
    since = run.table.last_kept().events
    fork = run.table.fork()
    if state_bytes(fork.g.state) != state_bytes(run.table.g.state):
        raise Broken(say("fork-differs"))
    _expect_shown(shown_to_all(run.table, since), shown_to_all(fork, since), "fork")
    for _ in range(6):
        if fork.over:
            break
        fork.decide(*choose(fork, pick))
    if fingerprint(run.table) != before:
        raise Broken(say("fork-changes"))


def checkpoints_are_re_enterable(run: Run, pick: Stream) -> None:
    """A procedure that is re-entered comes to its checkpoint before it does anything else."""
    table = run.table
    kept = table.last_kept()
    if not kept.stops:
        return  # the start of the game is no checkpoint of its procedure
    state = kept.state.copy()
    random = Randomness(Stream(b"re-entered"))
    g = run.game.position(table.setting, table.data, state, random)
    stop = next(run.game.play(g), None)
    if not isinstance(stop, Checkpoint):
        raise Broken(say("re-entered-elsewhere", stop=repr(stop)))
    if g.log or random.at or state_bytes(g.state) != state_bytes(kept.state):
        raise Broken(say("re-entered-late", checkpoint=stop.name))


def kept_states_stay_as_they_were(run: Run, pick: Stream) -> None:
    """A state's copy shares nothing that play changes."""
    now = state_bytes(run.table.last_kept().state)
    if now != run.noticed_state:
        difference = first_difference(run.noticed_state, now)
        raise Broken(say("copy-changed", difference=difference))


def _expect_same(run: Run, other: Table[Any], what: str) -> None:
    table = run.table
    mine, others = state_bytes(table.g.state), state_bytes(other.g.state)
    if mine != others:
        raise Broken(say("other-state", what=what, difference=first_difference(mine, others)))
    if other.history != table.history or other.standing != table.standing:
        raise Broken(say("other-decisions", what=what))
    if other.g.random.source.counters != table.g.random.source.counters:
        raise Broken(say("other-dice", what=what))


def _expect_shown(
    mine: Mapping[ViewingSeat, bytes], others: Mapping[ViewingSeat, bytes], what: str
) -> None:
    if difference := unequal_viewer(mine, others):
        raise Broken(say("shown-otherwise", what=what, difference=difference))
