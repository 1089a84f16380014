"""Biblical translations (HIS 18.1)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import (
    debater_ref,
    has_used_bonus,
    may_use_bonus,
)
from tercio.games.here_i_stand.model.religion_state import DebaterId
from tercio.games.here_i_stand.model.religion_verbs import advance_translation, use_bonus
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.kernel.ask import BACK, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.turn.actions import Action, pay


def is_translated(g: HereIStand, zone: str) -> bool:
    """The Full Bible, and so the New Testament, is complete in a language."""
    index = g.world.debate_zones.index(zone)
    return g.state.religion.bible[index] >= g.world.constant("full_bible_boxes")


def open_languages(g: HereIStand) -> list[str]:
    return [zone for zone in g.world.debate_zones if not is_translated(g, zone)]


def can_translate(g: HereIStand, power: Power) -> bool:
    return bool(open_languages(g))


@cites("HIS 18.1")
def translate_scripture(g: HereIStand, power: Power) -> Procedure[None]:
    """The action: 1 CP moves a marker one box, a debater's bonus one more."""
    options: list[Option] = []
    for zone in open_languages(g):
        ref = f"zone:{zone}"
        options.append(Option(f"translate.{zone}", (zone, None), (ref,)))
        for debater in translators(g, power, zone):
            id = g.world.debaters[debater].id
            options.append(
                Option(
                    f"translate.{zone}.{id}",
                    (zone, debater),
                    (ref, debater_ref(g, debater)),
                    "option-translate-with",
                )
            )
    options.append(Option(BACK))
    pick = yield Ask(g.seat_of(power), "translate", options, "HIS 18.1")
    if pick.key == BACK:
        return
    zone, debater = pick.value
    pay(g, power, g.world.actions["translate"].costs["protestant"], "translate")
    yield from translate(g, zone, bonus_of=debater)


@cites("HIS 18.2")
def translators(g: HereIStand, power: Power, zone: str) -> list[DebaterId]:
    """Debaters who may give a bonus box in a language in which a CP is spent."""
    if has_used_bonus(g, power):
        return []
    rows = g.world.debaters
    return [
        i
        for i in g.world.religion.protestant_debaters
        if rows[i].bonus == "translate"
        and rows[i].bonus_zone == zone
        and may_use_bonus(g, power, i)
    ]


@cites("HIS 18.1")
def translate(
    g: HereIStand, zone: str, boxes: int = 1, *, bonus_of: DebaterId | None = None
) -> Procedure[None]:
    """Advance the marker of a language; what is complete brings its attempts at once."""
    if bonus_of is not None:
        use_bonus(g, PROTESTANT, bonus_of)
        boxes += g.world.debaters[bonus_of].amount
    for _ in range(boxes):
        if is_translated(g, zone):
            return
        work = advance_translation(g, zone)
        if work == "full_bible":
            g.gain_vp(PROTESTANT, g.world.constant("bible_vp"), "vp-bible-translation")
        if work:
            yield from reformation_attempts(g, PROTESTANT, work, zone=zone)


TRANSLATE = Action("translate", "HIS 18.1", can_translate, translate_scripture)
