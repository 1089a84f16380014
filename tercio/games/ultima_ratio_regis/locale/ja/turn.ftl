# 開始、ターン、インパルス、建設。

end-last-turn = 最後のターンが終わりました。
end-last-turn-tied = 最後のターンが終わりました。同点の中ではゲーム順で先のプレイヤーが勝ちます。
end-solo-defeat = ポルトガルは忘れ去られました：敗北。
end-solo-draw = ポルトガルは面目を保ちました：引き分け。
end-solo-victory = ポルトガルは帝国を築きました：勝利。
end-solo-epic_victory = 世界がポルトガル語を話しています：大勝利。
vp-start = 開始時
vp-order = 聖ヨハネ騎士団
vp-province = 州の最多エリア
vp-discovery = 新たなポルトガル領
vp-reckoning = 最後の精算
vp-unrest = 不穏
vp-scotland = スコットランドの喪失

ask-bid-vp = 勢力を選ぶ順番に何VP入札しますか？
option-bid = { $n }VP
ask-choose-group = どの勢力を担当しますか？
option-group = { $powers }（{ $vp }VP、毎ターン{ $each }）
ask-deploy = 何を配備しますか？（残り：{ $left }）
points-of = { $power }{ $n }点
units-of-minors = 配置待ちの中小勢力ユニット{ $n }
option-deploy = { $power }：{ $item }、{ $cost ->
    [0] 無料
   *[other] { $cost }点
}
ask-deploy-where = { $power }：{ $item }をどこに置きますか？
option-place = { $a }
ask-leader-face = { $power }が指揮官を引きました（{ $ability }）。名将にしますか？
option-ordinary = 通常の指揮官
option-extraordinary = 名将（不穏+3）
ask-first-player = 誰から、どちら回りで始めますか？
option-begin-forward = { $a }から、席順どおり
option-begin-back = { $a }から、席順の逆回り

ask-impulse-start = インパルスの開始：コストのかからない行動ができます。
ask-impulse-end = インパルスの終了：コストのかからない行動ができます。
ask-action = アクションとカードを選んでください（残り：{ $left }）。
actions-of = { $power }{ $n }点
actions-for-any = どの勢力でも{ $n }点
actions-none = なし
option-act = { $a }：{ $b }
option-card = 「{ $a }」をプレイ
option-event = 「{ $a }」のイベント
option-done = 完了
option-back = 戻る
ask-keep-points = カードの点数が{ $points }点残っています。どの勢力に残しますか？
option-keep = { $a }に1点
forbid-waits-for-priority-cards = 先に優先カードをプレイしなければなりません。

forbid-no-possession-in-your-hands = そのエリアは自分の領有ではないか、敵か反乱側の手にあります。
forbid-not-held-by-your-side = 自分の側がそのエリアを支配していません。
forbid-nothing-is-built-in-a-siege = そのエリアは包囲下にあります。
forbid-stack-is-full = もう部隊を置く余地がありません。
forbid-no-such-troop-is-left = そこで編成できる部隊が残っていません。精鋭部隊は本国エリアで、中小勢力の部隊はその勢力のエリアで編成します。
forbid-is-raised-elsewhere = このユニットは別の場所で編成します。精鋭部隊は本国エリア、中小勢力のユニットはその勢力のエリアです。
forbid-has-no-coast = そのエリアは海岸に面していません。
forbid-enemies-stand-there = 敵の部隊がいます。
forbid-has-a-fortress-already = そのエリアにはすでに要塞があります。
ask-build-troop = { $power }：どの部隊をどこで編成しますか？
option-build-troop = { $a }：{ $c }に{ $b }
ask-build-squadron = { $power }：どの戦隊をどこで建造しますか？
option-build-squadron = { $a }：{ $c }に{ $b }
ask-repair-squadron = { $power }：どの戦隊を修理しますか？
option-repair-squadron = { $a }：{ $c }の{ $b }
ask-begin-fortress = { $power }：どこで要塞を着工しますか？
option-begin-fortress = { $a }
ask-finish-fortress = { $power }：どの要塞を完成させますか？
option-finish-fortress = { $a }
ask-regroup = { $power }：どの部隊をどこに再編しますか？
option-regroup = { $a }：{ $c }の{ $b }を{ $d }へ

ask-swap-leader = { $power }：どの指揮官を入れ替えますか？
ask-swap-leader-with = { $power }：どの指揮官と入れ替えますか？
option-leader = { $b }の{ $a }
ask-send-home = { $power }：どの部隊を帰国させますか？
option-home = { $b }の{ $a }を{ $c }へ
ask-post-leader = { $power }：どの指揮官を転任させますか？
ask-post-leader-where = { $power }：どこへ転任させますか？
option-onto-troop = { $a }の部隊
option-onto-dispersed = { $a }の分散中の部隊
option-onto-squadron = { $a }の戦隊
option-onto-fortress = { $a }の要塞

name-item-T2 = 部隊（質2）
name-item-T3 = 部隊（質3）
name-item-S2D = 修理中の戦隊（質2）
name-item-S3D = 修理中の戦隊（質3）
name-item-S2 = 戦隊（質2）
name-item-S3 = 戦隊（質3）
name-item-fortress_begun = 建設中の要塞
name-item-fortress = 要塞
name-item-leader = 指揮官
name-item-merchant = 商船
name-item-unrest = 不穏の鎮静

name-action-build_troop = 部隊の編成
name-action-build_squadron = 戦隊の建造
name-action-repair_squadron = 戦隊の修理
name-action-begin_fortress = 要塞の着工
name-action-finish_fortress = 要塞の完成
name-action-regroup = 部隊の再編
name-action-regroup_free = コストなしの部隊の再編
name-action-swap_leaders = 指揮官の入れ替え
name-action-send_home = 部隊の帰国
name-action-post_leader = 指揮官の転任
