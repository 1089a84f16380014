"""How the displays beside the maps are sorted, in every game."""

from tercio.kernel.messages import Words
from tercio.kernel.registry import games
from tercio.kernel.table import Table


def test_every_display_stands_on_a_shelf_and_every_lead_goes_to_one() -> None:
    for rules in games():
        scenario = max(rules.scenarios, key=lambda each: max(each.players))
        table = Table.new(rules, scenario.id, max(scenario.players), seed="shelves")
        scene = rules.display.scene(table.view_position(None), None, Words(rules, table.data))
        assert scene is not None
        ids = {panel.id for panel in scene.panels}
        shelved = [id for shelf in scene.shelves for id in shelf.panels]
        assert len(shelved) == len(set(shelved))
        if rules.id != "primer":
            assert ids <= set(shelved), rules.id
        assert set(scene.about.values()) <= ids, rules.id
