# 何のためにダイスを振るか。

roll-aging = 加齢
roll-armada-indulgence = 艦隊贖宥状
roll-attack = 攻撃
roll-attack-on-the-fleet = 財宝船団への攻撃
roll-barricades = バリケード
roll-catholic-conversions = カトリックの改宗
roll-catholic-league = 旧教同盟
roll-coast-guard = 沿岸警備
roll-colony = 植民地
roll-defence = 防御
roll-espionage = 諜報
roll-flooding = 洪水
roll-galleasses = ガレアス船
roll-jilted-by-elizabeth = エリザベスに捨てられた
roll-navigation = 航海チェック
roll-patronage = パトロン
roll-protestant-conversions = プロテスタントの改宗
roll-rebellion = 反乱
roll-rebels = 反乱軍
roll-sack = 略奪
roll-status = 外交状態
roll-storms = 嵐
roll-suez-canal = スエズ運河
roll-treasure-fleet = 財宝船団
roll-treasure-fleet-fires = 財宝船団の砲撃
roll-wedding = 結婚
