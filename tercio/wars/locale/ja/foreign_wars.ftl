# マップ横のカードで行う戦争。

event-foreign-war-began = { $card }：{ $power }に敵{ $enemies }ユニットが立ちはだかる。
event-sent-abroad = { $power }、{ $space }から「{ $card }」へ{ $what ->
    [regular] 正規兵1
    [mercenary] 傭兵1
    [cavalry] 騎兵1
   *[other] { $what }
}を派遣。
event-built-abroad = { $power }、「{ $card }」のために{ $what ->
    [regular] 正規兵1
    [mercenary] 傭兵1
    [cavalry] 騎兵1
   *[other] { $what }
}を徴募。
event-lost-abroad = { $card }：{ $power }、{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}{ $count }を失う。
event-foreign-battle-fought = { $card }：{ $power }{ $hits }ヒット、敵{ $enemy_hits }ヒット。敵の残り{ $enemies }ユニット。
event-foreign-war-won = { $power }、「{ $card }」に勝利。
ask-foreign-war-troops = { $card }：派遣するユニットを選んでください（残り{ $left }）。
option-send = { $space }から{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}1
ask-foreign-war-leader = { $card }：陸軍リーダーを1人派遣しますか？
option-send-leader = { $a }を派遣
ask-which-foreign-war = どの外戦ですか？
forbid-nobody-was-sent = その外戦にあなたのユニットはいません。
forbid-war-was-fought-already = そこではこのインパルスにすでに戦闘が行われました。
option-war = { $a }
ask-foreign-war-home = 「{ $card }」に勝利しました。部隊はどこへ帰りますか？
option-build-abroad = 「{ $card }」のために{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}1
