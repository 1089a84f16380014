"""Which questions of both games people see as one."""

from typing import Final

from tercio.kernel.families import Family

WINTER: Final = Family(
    id="winter",
    begins=frozenset({"winter-return", "winter-route"}),
    joins=frozenset({"winter-excess", "winter-port", "winter-leader", "loan-port", "losses"}),
    goes_on=frozenset({"winter-stack"}),
)
SPRING: Final = Family(
    id="spring", begins=frozenset({"deploy"}), goes_on=frozenset({"spring-formation"})
)
LOSSES: Final = Family(
    id="losses",
    begins=frozenset({"retreat", "displace", "withdraw-beaten"}),
    joins=frozenset({"losses", "event-eliminate"}),
)
REACTION: Final = Family(
    id="reaction",
    begins=frozenset(
        {"interception", "avoid-battle", "withdraw", "naval-intercept", "naval-avoid"}
    ),
    goes_on=frozenset({"interceptors", "avoiders", "intercepting-ships"}),
)
PLACING: Final = Family(
    id="placing",
    begins=frozenset({"place-leader", "foreign-war-leader"}),
    joins=frozenset({"event-place-unit", "place-mercenaries", "foreign-war-troops"}),
)
CHOOSING: Final = Family(id="choosing", joins=frozenset({"event-unrest"}))
PIRACY: Final = Family(
    id="piracy", joins=frozenset({"piracy-award"}), goes_on=frozenset({"piracy-lose-ship"})
)
IMPULSE: Final = Family(id="impulse", begins=frozenset({"spend-cp"}), is_advice=True)
"""What to spend CP on."""
