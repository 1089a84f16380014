"""The data tables of *Ultima Ratio Regis*: which table is in which file."""

from pathlib import Path

from tercio.games.ultima_ratio_regis.rows.board import LiveryRow, SpotRow
from tercio.games.ultima_ratio_regis.rows.cards import CardRow, ExclusionRow, WorkedDeckRow
from tercio.games.ultima_ratio_regis.rows.map import (
    AreaRow,
    BoxRow,
    LineRow,
    MissingLineRow,
    ProvinceRow,
    SeaGroupRow,
    SeaLineRow,
    SeaRow,
    StrategicPortRow,
    TheaterRow,
    TradeCenterRow,
)
from tercio.games.ultima_ratio_regis.rows.powers import (
    InterestRow,
    LeaderCounterRow,
    LeaderRow,
    ObjectiveRow,
    PowerRow,
    SpecialRow,
)
from tercio.games.ultima_ratio_regis.rows.scenarios import (
    DeploymentRow,
    GroupRow,
    RuleBlockRow,
    RuleRow,
    ScenarioInterestRow,
    ScenarioRow,
    SetupRow,
    SoloBandRow,
    StartRow,
    TurnRow,
)
from tercio.games.ultima_ratio_regis.rows.tables import (
    BattlefieldRow,
    CombatRow,
    CombatTableRow,
    CommerceRow,
    ImpulseRow,
    IndependenceRow,
    MovementRow,
    PeaceRow,
    PurchaseRow,
    ReparationRow,
    StackingRow,
    SubjugationRow,
    TerrainRow,
    UnrestRow,
    UpkeepRow,
    VictoryRow,
)
from tercio.kernel.data import Schema

DATA = Path(__file__).parents[1] / "data"

SCHEMA = Schema(
    DATA,
    {
        "map.toml": {
            "theaters": TheaterRow,
            "boxes": BoxRow,
            "provinces": ProvinceRow,
            "seas": SeaRow,
            "sea_lines": SeaLineRow,
            "sea_groups": SeaGroupRow,
            "strategic_ports": StrategicPortRow,
            "areas": AreaRow,
            "lines": LineRow,
            "missing_lines": MissingLineRow,
            "trade_centers": TradeCenterRow,
        },
        "board.toml": {
            "spots": SpotRow,
            "liveries": LiveryRow,
        },
        "powers.toml": {
            "powers": PowerRow,
            "objectives": ObjectiveRow,
            "specials": SpecialRow,
            "interests": InterestRow,
            "leader_counters": LeaderCounterRow,
            "leaders": LeaderRow,
        },
        "cards.toml": {
            "cards": CardRow,
            "exclusions": ExclusionRow,
            "worked_decks": WorkedDeckRow,
        },
        "scenarios.toml": {
            "scenarios": ScenarioRow,
            "groups": GroupRow,
            "scenario_interests": ScenarioInterestRow,
            "solo_bands": SoloBandRow,
            "rule_blocks": RuleBlockRow,
            "setups": SetupRow,
            "starts": StartRow,
            "deployments": DeploymentRow,
            "turns": TurnRow,
            "rules": RuleRow,
        },
        "tables.toml": {
            "impulse": ImpulseRow,
            "movement": MovementRow,
            "combat": CombatRow,
            "combat_table": CombatTableRow,
            "battlefields": BattlefieldRow,
            "terrain": TerrainRow,
            "subjugation": SubjugationRow,
            "stacking": StackingRow,
            "independence": IndependenceRow,
            "commerce": CommerceRow,
            "unrest": UnrestRow,
            "upkeep": UpkeepRow,
            "peace": PeaceRow,
            "reparations": ReparationRow,
            "victory": VictoryRow,
            "purchases": PurchaseRow,
        },
    },
)
