"""How wars end: by will, by force, with the turn (uRR 21.4, 21.5.5)."""

from tercio.games.ultima_ratio_regis.model.events.realms import PeaceOpened
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    majors_in_play,
    morale_left,
    seat_of,
)
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import enemies_of, war_of
from tercio.games.ultima_ratio_regis.rows.op_rows import StartWar
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.links import FORCED_PEACE
from tercio.games.ultima_ratio_regis.rules.major_powers.collapse import collapse
from tercio.games.ultima_ratio_regis.rules.major_powers.negotiation import (
    end_war_with_minor,
    negotiate,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import lead
from tercio.kernel.ask import BACK, Args, Ask, Option, Procedure
from tercio.kernel.citations import cites


@cites("uRR 21.4", "uRR 21.5", "uRR 21.6")
def make_peace(g: Regis, war: War, asker: Power = NOBODY) -> Procedure[None]:
    """Negotiations between two powers; a collapsing power that loses does not survive them."""
    if war.a in g.world.minors or war.b in g.world.minors:
        yield from end_war_with_minor(g, war)
        return
    outcome = yield from negotiate(g, war, asker)
    if outcome.loser != NOBODY and g.realm.collapsing >> outcome.loser & 1:
        yield from collapse(g, outcome.loser)


def major_enemies(g: Regis, power: Power) -> list[Power]:
    return [enemy for enemy in enemies_of(g, power) if enemy in g.world.majors]


def _enemy_options(g: Regis, power: Power, enemies: list[Power], cite: str) -> list[Option]:
    """Each with what would come of it."""
    options = list[Option]()
    for enemy in enemies:
        points, refs = lead(g, power, enemy, power), (power_ref(g, enemy),)
        how = "won" if points > 0 else "lost" if points < 0 else "draw"
        args: Args = {"a": refs[0], "how": how, "points": abs(points)}
        key = f"peace.{g.world.power_ids[enemy]}"
        options.append(Option(key, enemy, refs, args=args, cite=cite))
    return options


def _open(g: Regis, power: Power, enemy: Power) -> Procedure[None]:
    war = war_of(g, power, enemy)
    assert war is not None
    g.record(PeaceOpened(power_ref(g, power), power_ref(g, enemy)))
    yield from make_peace(g, war, asker=power)


# -- of his own will ---------------------------------------------------------------------------


@cites("uRR 21.4.1", "uRR 21.6")
def enemies_for_peace(g: Regis, power: Power) -> list[Power]:
    """Those with whom a war can be ended of one's own will. One in which a power may collapse
    cannot, by either side."""
    collapsing = g.realm.collapsing
    if collapsing >> power & 1:
        return []
    return [enemy for enemy in major_enemies(g, power) if not collapsing >> enemy & 1]


@cites("uRR 21.4.1")
def may_open_peace(g: Regis, power: Power) -> bool:
    """With half of its morale lost, to whichever enemies."""
    if not g.realm.foes[power] & g.world.major_mask or not enemies_for_peace(g, power):
        return False
    vitality = g.world.vitality[power]
    return 2 * (vitality - morale_left(g, power)) >= vitality


@action("open_peace", "uRR 21.4.1", may=may_open_peace, when="start")
def open_peace(g: Regis, power: Power) -> Procedure[bool]:
    """With any enemy, who cannot refuse; again with others while the condition holds."""
    options = _enemy_options(g, power, enemies_for_peace(g, power), "uRR 21.4.1")
    args = {"power": power_ref(g, power)}
    seat = seat_of(g, power)
    pick = yield Ask(seat, "open-peace", [*options, Option(BACK)], "uRR 21.4.1", args=args)
    if pick.key == BACK:
        return False
    yield from _open(g, power, pick.value)
    return True


# -- forced ------------------------------------------------------------------------------------


@cites("uRR 21.4.2")
def must_make_peace(g: Regis, power: Power) -> bool:
    """Its last morale is gone, or it controls no possession any more."""
    s = g.state
    if not s.realm.foes[power] or (s.held[power] & s.owned[power] and morale_left(g, power) > 0):
        return False
    return bool(major_enemies(g, power))


@FORCED_PEACE.provided
@cites("uRR 21.4.2")
def forced_peace(g: Regis) -> Procedure[None]:
    """With an enemy of its choice from whom it gets morale back, until it has some again."""
    while g.realm.wars:
        desperate = [power for power in majors_in_play(g) if must_make_peace(g, power)]
        if not desperate:
            return
        power = desperate[0]
        enemies = major_enemies(g, power)
        holders = [enemy for enemy in enemies if g.realm.morale[enemy][power]]
        options = _enemy_options(g, power, holders or enemies, "uRR 21.4.2")
        enemy = yield from choose(g, power, "forced-peace", options, cite="uRR 21.4.2")
        yield from _open(g, power, enemy)


# -- the end of the turn -----------------------------------------------------------------------


@cites("uRR 21.5.5")
def is_by_card(g: Regis, war: War) -> bool:
    """It broke out, or would have, by an event; a casus belli only adds to it."""
    cards = g.world.cards
    return any(
        isinstance(op, StartWar) for card in war.cards if card in cards for op in cards[card].ops
    )


@cites("uRR 21.5.5", "uRR 21.4", "uRR 23")
def end_all_wars(g: Regis) -> Procedure[None]:
    """Wars of cards first, then the others, as they broke out."""
    while g.realm.wars:
        war = min(g.realm.wars, key=lambda war: (not is_by_card(g, war), war.order))
        yield from make_peace(g, war)
