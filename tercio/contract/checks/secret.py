"""What a seat decides in secret shows to nobody else."""

from typing import Any

from tercio.contract.broken import Broken
from tercio.contract.run import Run
from tercio.contract.sentences import say
from tercio.contract.shown import shown_to_all, twin, unequal_viewer, viewers
from tercio.kernel.ask import Ask, AskAny
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table


def sealed_answers_do_not_show(run: Run, pick: Stream) -> None:
    """Of a secret answer others see nothing while answers are missing, whatever it is."""
    table = run.table
    asks = table.asks()
    if len(asks) < 2:
        return
    seat = list(asks)[pick.below("seat", len(asks))]
    keys = [option.key for option in asks[seat].options]
    others = [viewer for viewer in viewers(table) if viewer != seat]
    seen = []
    for key in (keys[0], keys[-1]):
        fork = table.fork()
        fork.decide(seat, key)
        if fork.stops != table.stops:
            return  # an open floor, where whoever speaks is heard
        seen.append(shown_to_all(fork))
    if difference := unequal_viewer(seen[0], seen[1], others):
        raise Broken(say("sealed-shows", seat=seat, difference=difference))
    if seat not in fork.waiting():
        return
    before = shown_to_all(table, table.last_kept().events)
    if difference := unequal_viewer(before, seen[0], others):
        raise Broken(say("answering-shows", seat=seat, difference=difference))


def secret_choices_do_not_show(run: Run, pick: Stream) -> None:
    """Others cannot tell one secret choice from another, nor on an open floor from silence."""
    table = run.table
    if not isinstance(table.stop, Ask | AskAny):
        return
    since = table.last_kept().events
    for seat, ask in table.asks().items():
        secret = [option.key for option in ask.options if option.secret]
        others = [viewer for viewer in viewers(table) if viewer != seat]
        worlds = [table] if isinstance(table.stop, AskAny) else []
        for key in dict.fromkeys((*secret[:1], *secret[-1:])):
            world = twin(table, pick.child("dice"))
            world.decide(seat, key)
            if not _tells(table, world):
                worlds.append(world)
        for world in worlds[1:]:
            mine, theirs = shown_to_all(worlds[0], since), shown_to_all(world, since)
            if difference := unequal_viewer(mine, theirs, others):
                raise Broken(
                    say("secret-shows", key=world.decisions[-1].key, difference=difference)
                )


def _tells(table: Table[Any], world: Table[Any]) -> bool:
    """Whether a choice has at once told somebody something by the rules."""
    new = world.g.log[len(table.g.log) + table.g.log_start - world.g.log_start :]
    return any(logged.event.reveals or logged.audience is not None for logged in new)
