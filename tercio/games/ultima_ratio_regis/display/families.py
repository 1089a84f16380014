"""Which questions people see as one."""

from typing import Final

from tercio.kernel.families import Family

MINORS: Final = Family(
    id="minors",
    begins=frozenset({"redeploy-minor", "reinforce-minor", "settle-leader"}),
    goes_on=frozenset({"strategic-goal", "strategic-leader"}),
)
PEACE: Final = Family(
    id="peace",
    begins=MINORS.begins | {"peace-conditions", "repatriate", "corps-home", "base"},
    goes_on=MINORS.goes_on | {"repatriate-leader"},
)
"""Who changes sides goes elsewhere, and so do those who stood with him."""

FAMILIES: Final = (
    Family(
        id="deployment",
        begins=frozenset({"deploy", "leader-face", "leader-post"}),
        goes_on=frozenset({"deploy-where", "strategic-goal", "strategic-leader"}),
    ),
    MINORS,
    PEACE,
    Family(id="joining", begins=frozenset({"join-ally", "minor-joins"})),
    Family(
        id="losses",
        begins=frozenset({"lose", "retreat", "disperse", "base"}),
        joins=frozenset({"box"}),
    ),
    Family(
        id="reaction",
        begins=frozenset({"react", "battlefield", "conscript", "capitulation"}),
        joins=frozenset({"support", "fighters"}),
        goes_on=frozenset({"intercept-party", "intercept-leader"}),
    ),
    Family(id="revolts", joins=frozenset({"revolt-where"})),
    Family(
        id="end-of-turn",
        begins=frozenset({"dynastic-change", "enter-merchants"}),
        joins=frozenset({"give-up", "robbed"}),
    ),
    Family(
        id="impulse",
        begins=frozenset(
            {
                "impulse-start",
                "action",
                "impulse-end",
                "claim",
                "control",
                "march-on",
                "take-anyway",
            }
        ),
        is_advice=True,
    ),
)
