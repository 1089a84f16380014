# 部隊、都市、カードのイベント。

ask-unsanitary-camp = 熱病はどの陣営を襲いますか？
option-camp = { $a }の{ $b }
event-army-stopped = { $power }、阻まれる：{ $act ->
    [assault] { $space }への強襲は行われない
    [transport] { $space }の部隊は乗船しない
   *[move] { $space }からの行軍は始まる前に終わる
}（{ $what }）。
event-fleet-stopped = { $power }、阻まれる：{ $place }から{ $to }へ向かう船{ $count }隻が出航できず。
ask-storms = 嵐はどの船団を阻みますか？
option-stop-fleet = { $a }から{ $b }への船{ $ships }隻
ask-reroll = イギリスの外れたダイスは{ $missed }個です。何個を振り直しますか？
option-reroll-dice = { $count ->
    [0] 振り直さない
   *[other] ダイス{ $count }個
}
ask-event-levy = { $power }は新しい部隊をどこで徴募しますか？
ask-volunteers = 義勇兵はどこに上陸しますか？
ask-reiters = ライター騎兵をどこで雇いますか？
option-raise = { $a }の{ $b }
option-stack = { $a }の{ $b }
ask-mutiny = 誰の軍がどこで反乱を起こしますか？
ask-bribe = どの傭兵を買収しますか？
ask-bribed-go = 買収した傭兵はどこへ行きますか？
ask-demand-pay = 誰の傭兵が給与を求めますか？
ask-pay-mercenaries = { $power }：傭兵{ $count }が給与を求めています。カードを差し出しますか？
option-pay = 「{ $a }」を捨てる
option-refuse-pay = 拒む
ask-uprising-whose = 誰の領地で蜂起が起きますか？
ask-moriscos = モリスコのユニットはどこに現れますか？
ask-rebel-city = どの都市で反乱が起きますか？
option-rebel = { $a }
ask-treachery-space = どこの城門が開かれますか？
option-betray = { $a }
ask-treachery-besieger = どの包囲側が引き入れられますか？
ask-untimely-death = どのリーダーが死にますか？
ask-spanish-road = どのリーダーがミラノへ行きますか？
ask-spanish-road-to = 行軍はどこで終わりますか？
ask-prophecy-of-whom = 誰の手札を見ますか？
ask-letters-of-whom = 誰の手札からカードを引きますか？
ask-ruler-ill = どの統治者が病に倒れますか？
ask-ruler-ill-choice = あなたの統治者が病に倒れました。次のインパルスを飛ばしますか、それとも{ $power }にランダムなカードを1枚渡しますか？
option-skip-impulse = 次のインパルスを飛ばす
option-give-card = ランダムなカードを1枚渡す
ask-bankruptcy-of = どの勢力の信用が失われますか？
card-mode-grand_vizier-cancel = イベントを打ち消す
card-mode-grand_vizier-canal = スエズ運河の工事
card-mode-grand_vizier-levy = 部隊を徴募
card-mode-arquebusiers-field_battle = 野戦でダイスを追加
card-mode-arquebusiers-walls = 城塞でダイスを追加
card-mode-janissaries-ottoman = ダイスを追加
card-mode-janissaries-mutiny = オスマンのダイスを減らす
card-mode-master_gunners-naval_combat = 海上戦闘でダイスを追加
card-mode-master_gunners-bombard = 強襲でダイスを追加
card-mode-siege_engineering-guns = 強襲でダイスを追加
card-mode-siege_engineering-drain = 洪水の水を抜く
card-mode-reiters-battle = 戦闘に投入
card-mode-reiters-levy = 自分のスペースに配置
card-mode-storms-land = 陸で阻む
card-mode-storms-sea = 海で阻む
card-mode-tercios-pikes = ダイスを追加
card-mode-tercios-drill = 外れたダイスをすべて振り直す
