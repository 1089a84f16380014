### データの行にない名前。

name-action-switch_don_john = ドン・ファンの上陸／乗船
name-action-load_armada = 無敵艦隊への乗船・下船
name-faith-protestant = プロテスタント
name-faith-catholic = カトリック
name-faith-balanced = 均衡
name-preference-protestant = プロテスタント
name-preference-catholic = カトリック
name-preference-balanced = 均衡
treasure-name-cp = { $value }CPの財宝
treasure-name-draw_card = カードを引く財宝
treasure-name-science_bonus = 科学ボーナスの財宝
treasure-name-one_vp = 1VPの財宝
units-walloon = ワロン人
units-knight = 騎士団
units-morisco = モリスコ
units-galley = ガレー船
units-galleon = ガレオン
units-race_built_galleon = ガレオン戦艦
units-armada = 無敵艦隊
units-patrol = 警備艇
