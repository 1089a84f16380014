### 陸上移動と野戦。

## ユニットの選択

ask-formation = { $power }：{ $space }の編成を選んでください（現在{ $count }ユニット）。
ask-interceptors = { $power }：{ $space }から迎撃するユニットを選んでください（現在{ $count }ユニット）。
ask-avoiders = { $power }：{ $space }で戦闘を回避するユニットを選んでください（現在{ $count }ユニット）。
ask-sortie = { $power }：{ $space }の城塞を出て救援部隊に加わるユニットを選んでください（現在{ $count }ユニット）。
ask-withdraw-beaten = { $power }：{ $space }の城塞に退却するユニットを選んでください（現在{ $count }ユニット）。
option-all = 行ける者すべて
option-leader = { $a }
option-take-unit = { $power }：{ unit-kind }1（残り{ $left }）

## 移動

ask-move-from = { $power }：どのスペースの編成を移動しますか？
option-from = { $a }から
ask-move-to = { $power }：{ $space }の編成をどこへ移動しますか？
option-move = { $a }から{ $b }へ
ask-continue-or-retreat = { $power }：{ $space }を包囲するには戦力が足りません。進みますか、戻りますか？
option-continue = { $a }へ進む（{ $cp }CP）
option-go-back = 戻る

## 対応

units-of-mover = { $units }ユニット
ask-interception = { $power }：{ $space }へ移動する{ $mover }（{ units-of-mover }）を迎撃しますか？
option-intercept = { $a }から迎撃
option-do-not-intercept = 迎撃しない
ask-avoid-battle = { $power }：{ $space }で{ $mover }（{ units-of-mover }）との戦闘を回避しますか？
option-avoid = { $a }へ戦闘回避
option-stand = 踏みとどまる
ask-withdraw = { $power }：{ $mover }（{ units-of-mover }）を前に{ $space }の城塞へ退却しますか？
option-withdraw = 城塞へ退却
event-attempt-rolled = { $power }、{ $space }で{ $what ->
    [interception] 迎撃
   *[other] 戦闘回避
    }の試み：合計{ $total }（必要{ $needed }）。

## 戦闘

ask-losses = { $power }：{ $space }の残り損害{ $left }。{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}をいくつ失いますか？
lost-units = { $power }：{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}{ $count }
option-lose-units = { lost-units }
rest-lost = { $others ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}{ $rest }
option-lose-both = { lost-units }と{ rest-lost }
option-lose-others = { $power }：{ rest-lost }
option-lose-garrison = { lost-units }（城塞内）
ask-retreat = { $power }：{ $space }の部隊はどこへ撤退しますか？
option-retreat = { $a }へ撤退

## 対応の機会

ask-move_announced = { $mover }が{ $origin }から{ $where }への陸上移動を宣言しました。対応しますか？
ask-before_field_battle = { $where }で野戦が始まります。対応しますか？
ask-field_battle_cards = { $battle ->
    [foreign] { $where }：その戦闘で戦闘カードをプレイしますか？
   *[field] { $where }の野戦で戦闘カードをプレイしますか？
 }
ask-field_battle_after_roll = { $battle ->
    [foreign] { $where }：その戦闘のダイスが振られました。対応しますか？
   *[field] { $where }の野戦のダイスが振られました。対応しますか？
 }

## できない理由

forbid-is-under-siege-there = これらのユニットは包囲下にあります。
forbid-began-the-siege-this-impulse = これらのユニットはこのインパルスにこのスペースの包囲を始めました。
forbid-lost-a-battle-this-impulse = これらのユニットはこのインパルスの野戦に敗れたか、これ以上移動できません。
forbid-leads-off-the-theatre = そのスペースはこのインパルスの対象範囲の外です。
forbid-is-closed = そのスペースにこの勢力は入れません。
forbid-belongs-to-a-stranger = そのスペースは敵でも同盟国でもない勢力が支配しています。
forbid-holds-units-in-the-way = そこのユニットは、すべてが味方でも、すべてが戦える敵でもありません。
forbid-leads-no-troops-there = 陸軍ユニットを伴わないリーダーは、敵のスペースや敵ユニットのいるスペースに入れません。
forbid-shelters-with-our-ally = その敵は、双方の同盟国の城塞スペースにいます。
forbid-is-not-at-war-with-the-mover = 迎撃できるのは、移動する勢力と戦争中の勢力だけです。
forbid-moves-into-a-friendly-fortress = 味方の城塞スペースへの移動は迎撃できません。
forbid-finds-no-friends-there = そこへ迎撃できるのは、移動側の敵である味方ユニットに合流する場合だけです。
forbid-finds-a-siege-there = そのスペースのユニットは包囲下にあります。
forbid-is-no-friend-of-the-fortress = ユニットのいない城塞スペースに入れるのは、その味方だけです。
forbid-goes-into-a-strangers-space = そのスペースは敵でも同盟国でもない勢力が支配しています。
forbid-comes-after-another-power = すでに別の勢力が迎撃しました。
forbid-may-not-enter-it = この勢力はそのスペースに入れません。
forbid-would-cross-a-pass = 峠を越えての迎撃はできません。
forbid-is-itself-under-siege = 包囲下のユニットは迎撃できません。
forbid-has-tried-this-impulse = そこのユニットはすべて、このインパルスにすでに迎撃を試みました。
forbid-consists-of-leaders-alone = ユニットを伴わないリーダーが迎撃できるのは、味方ユニットに合流する場合だけです。
forbid-is-held-by-nobody = インアクティブな中小勢力と独立のユニットは戦闘を回避できません。
forbid-has-intercepted-this-move = 迎撃した勢力は戦わなければなりません。
forbid-is-a-leader-alone = ユニットを伴わないリーダーは戦闘を回避できません。
forbid-is-the-space-just-vacated = 敵はそのスペースから来たところです。
forbid-has-no-walls-of-its-side = 防御側の城塞はそこにありません。
forbid-is-too-large-for-the-walls = 城塞に入れるのは4ユニットまでです。
forbid-was-reinforced-by-interception = 迎撃したユニットは戦わなければなりません。
forbid-is-a-sea-zone = 陸軍ユニットは海域に入れません。
forbid-is-not-ours-or-an-allys = そのスペースはこの勢力もその同盟国も支配していません。
forbid-is-a-space-in-unrest = そのスペースは不穏状態です。
forbid-holds-enemy-units = そこに敵ユニットがいます。
forbid-is-closed-to-us = そのスペースにこの勢力は入れません。
forbid-holds-units-of-strangers = そこに同盟国でない勢力のユニットがいます。

## 成功の見込み（カード抜き）

odds-field-battle = { $place }で{ $enemy }との野戦
odds-interception = { $place }への迎撃
odds-avoid-battle = { $place }での戦闘回避
