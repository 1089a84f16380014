"""Everything that the religious rules say has words."""

from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

from tercio.games.here_i_stand.model.events import religion
from tercio.games.here_i_stand.rules.major_powers import excommunicable
from tercio.games.here_i_stand.rules.reformation import (
    attempts,
    conversion,
    debate_calls,
    jesuit_universities,
)
from tercio.kernel.events import message_id

FILE = Path(religion.__file__).parents[2] / "locale" / "en" / "religion.ftl"


def messages() -> set[str]:
    resource = parse(FILE.read_text("utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def test_every_event_renders() -> None:
    wanted = {message_id(event) for event in religion.RELIGION_EVENTS}
    assert wanted <= messages()


def test_every_refusal_renders() -> None:
    tables = (
        attempts.TARGETS,
        conversion.FLIP,
        debate_calls.DEBATE,
        excommunicable.REFORMERS,
        excommunicable.RULERS,
        jesuit_universities.SITES,
    )
    assert {rule.message for table in tables for rule in table.rules} <= messages()
