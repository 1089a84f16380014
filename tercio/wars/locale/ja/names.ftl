### 組み合わせて作る名前。両ゲーム共通。

# $adjective は勢力名。
units-of-power = { $adjective }の{ $units }{ $count }
units-counted = { $units }{ $count }
units-regular = 正規兵
units-mercenary = 傭兵
units-cavalry = 騎兵
units-squadron = 艦隊
units-corsair = 私掠船
# 1つの勢力を持つ人と、複数の勢力を持つ人。
seat-of-power = { $power }
seat-and = { $first }＆{ $last }
# 他勢力のユニットによるアクション。
action-borrowed = { $action }（{ $adjective }）
# 1種類のユニット、idによる。
unit-kind = { $kind ->
    [regular] 正規兵
    [mercenary] 傭兵
    [cavalry] 騎兵
    [squadron] 艦隊
    [corsair] 私掠船
    [walloon] ワロン人
    [knight] 騎士団
    [morisco] モリスコ
    [galley] ガレー船
    [galleon] ガレオン
    [armada] 無敵艦隊
    [patrol] 警備艇
    [race_built_galleon] ガレオン戦艦
   *[other] { $kind }
}
