### Layers of the map.

layer-religion = 宗教
layer-religion-about = エリアを支配する側の信仰です。
layer-unrest = 不穏
layer-unrest-about = 反乱と独立エリアを、そのレベルとともに示します。
layer-supply = 補給
layer-supply-about = この勢力の部隊が包囲や服従化を行える場所です：自陣営の支配エリアの隣、補給下の部隊の隣、または敵艦隊のいない海域です。
layer-reach = 到達範囲
layer-reach-about = 妨害がなければ、部隊が戦術移動1回で着ける場所です：1歩、止めるものがなければもう1歩。
layer-garrisons = 守備隊
layer-garrisons-about = 重要エリアと要塞にいる部隊と、1アクションでそこへ進軍できる最大の敵軍を示します。

layer-key-catholic = カトリック
layer-key-protestant = プロテスタント
layer-key-mixed = 混在
layer-key-orthodox = 正教
layer-key-muslim = イスラム
layer-key-revolt = 反乱
layer-key-independent = 独立
layer-key-source = 補給源
layer-key-supplied = 補給下
layer-key-cut-off = 補給切れ
layer-key-stands = 部隊の現在地
layer-key-reach-1 = 1歩
layer-key-reach-2 = 2歩
layer-key-safe = 守備隊あり、近くに敵なし
layer-key-empty = 守備隊なし、近くに敵なし
layer-key-threatened = 近くの敵は同等以下
layer-key-danger = 近くにより強い敵
layer-key-besieged = 包囲下
layer-key-post = その他の軍

layer-level-revolt = レベル{ $n }の反乱。
layer-level-independent = 独立、レベル{ $n }。
layer-march = { $place }から{ $steps }歩。
layer-garrison = { $n ->
    [0] 部隊なし。
   *[other] 部隊{ $n }。
}
layer-threat = { $power }が{ $place }から{ $n }で進軍可能。
