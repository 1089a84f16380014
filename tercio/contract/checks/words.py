"""Whatever a player reads renders in every language that the game speaks."""

import re
from typing import Final

from tercio.contract.broken import Broken
from tercio.contract.run import Run
from tercio.contract.sentences import say
from tercio.kernel.ask import PASS
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream

_SAYS_PASS: Final = re.compile(r"\bor pass\b")


def offers_render(run: Run, pick: Stream) -> None:
    """Prompts and options are sentences; citations name a book and a section. No question says
    that one may pass where that is not offered."""
    for seat in run.table.asks():
        offer = run.table.offer(seat)
        assert offer is not None
        _expect_citation(offer.cite)
        passing = any(option.key == PASS for option in offer.options)
        run.speech.say("prompt", offer, Words.prompt, (offer.kind, offer.args, passing))
        if not passing and _SAYS_PASS.search(run.speech.english(offer, Words.prompt)):
            raise Broken(say("speaks-of-passing", kind=offer.kind))
        for ref in offer.refs:
            run.speech.say("ref", ref, Words.name)
        for option in offer.options:
            _expect_citation(option.cite)
            run.speech.say("option", option, Words.option, (option.text, option.args))
            for ref in option.refs:
                run.speech.say("ref", ref, Words.name)


def _expect_citation(cite: str) -> None:
    book, _, section = cite.partition(" ")
    if cite and not (book and section):
        raise Broken(say("no-citation", cite=cite))


def events_render(run: Run, pick: Stream) -> None:
    """What happened since the last look is declared by the game and is a sentence."""
    log = run.table.g.log
    while run.heard < len(log):
        event = log[run.heard].event
        kind = type(event)
        if kind not in run.game.events and not kind.__module__.startswith("tercio.kernel."):
            raise Broken(say("undeclared-event", event=kind.__name__))
        run.speech.say("event", event, Words.event)
        run.heard += 1


def the_result_renders(run: Run, pick: Stream) -> None:
    """The reason why a game ended has words, and every seat a score."""
    result = run.table.result
    if result is None:
        return
    run.speech.say("result", result.reason, _known)
    if set(result.scores) != set(run.table.seats):
        raise Broken(say("scores-missing"))
    strangers = set(result.winners) - set(run.table.seats)
    if strangers:
        raise Broken(say("strangers-won", seats=", ".join(sorted(strangers))))


def _known(words: Words, message: str) -> str:
    if not words.has(message):
        raise Broken(say("no-message", id=message, language=words.language))
    return words.say(message)
