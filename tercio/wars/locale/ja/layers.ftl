### マップのレイヤー。

layer-religion = 宗教
layer-religion-about = どこでどの信仰が優勢か。
layer-unrest = 不穏
layer-unrest-about = 不穏状態のスペースは、誰にもVP・カード・補給をもたらしません。包囲下のスペースも示します。
layer-supply = 補給
layer-supply-about = 連絡線（LOC）。本国の城塞スペースから始まり、敵も不穏もない味方スペースと、味方の船がいる海域を通ります。
layer-reach = 行動範囲
layer-reach-about = 邪魔が入らない場合に、軍隊が陸路で何CPでどこまで行けるか。敵のいる場所や、味方でない城塞の手前で止まります。
layer-garrisons = 守備隊
layer-garrisons-about = キースペースと要塞の中のユニットと、4CPで来られる最大の敵軍。

layer-key-catholic = カトリック
layer-key-protestant = プロテスタント
layer-key-unrest = 不穏
layer-key-besieged = 包囲下
layer-key-source = 補給源
layer-key-supplied = 補給あり
layer-key-cut-off = 孤立
layer-key-stands = 軍隊がいる
layer-key-reach-1 = 1～2CP
layer-key-reach-3 = 3～4CP
layer-key-reach-5 = 5～6CP
layer-key-safe = 守備隊あり、近くに敵なし
layer-key-empty = 守備隊なし、近くに敵なし
layer-key-threatened = 近くに敵（守備隊以下）
layer-key-danger = 近くにより強い敵
layer-key-post = ほかの場所の軍隊

layer-march = { $place }から{ $cp }CP。
layer-garrison = { $n ->
    [0] 守備隊なし。
   *[other] 守備隊{ $n }ユニット。
}
layer-threat = { $power }は{ $place }から{ $cp }CPで{ $n }ユニットを送れます。
