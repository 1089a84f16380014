### 外交フェイズ。

## 交渉（7、9.1、9.2）

ask-first-negotiation = イギリス：最初に誰と話しますか？
option-talk-first = { $a }
deal-grant-divorce = ローマ教皇がヘンリー8世の離婚を認める
deal-rescind-excommunication = ローマ教皇が{ $taker }の統治者の破門を解く
forbid-league-wars-never-end = シュマルカルデン同盟の戦争は終わりません。
forbid-pope-and-sultan = ローマ教皇とオスマンは決して同盟できません。
forbid-emperor-minds-the-divorce = 離婚を認めたターン、ローマ教皇はハプスブルグと同盟できません。
forbid-may-not-be-ceded = 譲渡できるのは、どちらかの勢力の本国スペース、独立スペース、受け取る側の同盟国である中小勢力のスペースだけです。
forbid-gains-nothing-before-league = シュマルカルデン同盟の結成前、プロテスタントはスペースも傭兵も受け取れません。
forbid-henry-asks-for-no-divorce = ヘンリー8世は離婚を求めていません。
forbid-papacy-is-hapsburg-ally = ローマ教皇はこのターン、ハプスブルグの同盟国です。
forbid-ruler-is-in-no-ban = その統治者は破門されていません。

## 和平の申し入れ（9.3）

ask-sue-for-peace = { $power }：和平を申し入れますか？
option-sue = { $a }に和平を申し入れる
ask-peace_segment = あなたは{ $winner }に和平を申し入れます。カードをプレイしますか？
ask-remove-unit = { $power }：取り除くユニットを選んでください（残り{ $count }）。
option-remove-unit = { $place }の{ unit-kind }1
ask-regain-key = { $power }：{ $winner }から本国のキースペースを取り戻しますか？
ask-regain-leader = { $power }：{ $winner }から捕虜のリーダーを取り戻しますか？
ask-regain-spaces = { $power }：{ $winner }からその他の本国スペース2か所を取り戻しますか？
ask-regain-price = { $power }：その代償として{ $winner }に何を渡しますか？
option-regain-for-vp = { $a }、代償は1VP
option-regain-for-card = { $a }、代償はランダムなカード1枚
option-regain-space = { $a }
option-price-vp = 1VP
option-price-card = ランダムなカード1枚
forbid-is-not-at-war-with-it = その勢力とは戦争中ではありません。
forbid-has-lost-nothing-to-it = その勢力は、あなたの陸軍リーダーも本国スペースも奪っていません。
forbid-has-ceded-a-home-space = あなたはこのターン、その勢力に本国スペースを譲渡しました。
forbid-is-war-of-the-league = シュマルカルデン同盟の戦争は終わりません。

## 破門（9.5）

ask-remove-excommunication = { $power }：ランダムなカード1枚を{ $papacy }に寄進して破門を解いてもらいますか？
option-donate = カードを寄進

## 戦争（9.6）

ask-declare-war = { $power }：宣戦布告しますか？（手札に{ $cp }CP）
option-declare-war = { $enemy }に宣戦布告（{ $cp }CP）
ask-pay-for-war = { $power }：宣戦布告のコストを払ってください（残り{ $cp }CP）。
option-pay-with = { $card }（{ $cp }CP）
ask-intervene = { $power }が{ $minor }に宣戦布告しました。{ $cp }CPで介入しますか？
option-intervene = 介入
option-intervene-with = 「{ $card }」で介入
option-stay-out = 関与しない
forbid-hungary-is-for-the-ottoman = ハンガリー＝ボヘミアと戦争できるのはオスマンだけで、最初から戦争中です。
forbid-scotland-is-out-of-reach = オスマン、ローマ教皇、プロテスタントはスコットランドに宣戦布告できません。
forbid-scotland-has-a-french-friend = あなたはフランスと同盟中です。
forbid-venice-is-out-of-english-reach = イギリスはヴェニスに宣戦布告できません。
forbid-no-league-to-fight = シュマルカルデン同盟の結成前は、誰もプロテスタントに宣戦布告できません。
forbid-league-not-yet-formed = シュマルカルデン同盟の結成前、プロテスタントは宣戦布告できません。
forbid-peace-was-made-this-turn = このターンその勢力と和平を結びました。
forbid-peace-with-france-holds = このターンフランスと和平を結びました。
forbid-venice-has-a-papal-friend = ローマ教皇と同盟中か、このターン和平を結びました。
forbid-too-few-cp-for-war = 手札のCPが足りません。
forbid-has-no-protector = そのために介入する勢力はありません。
forbid-protector-is-of-one-player = 1人のプレイヤーの2つの勢力は互いに戦争をしません。
event-phony-war = { $power }、{ $minor }をめぐって見せかけの戦争を抱える。

## ハンガリー＝ボヘミア（22.5）

event-hungary-defeated = ハンガリー＝ボヘミア、敗北。ハプスブルグがその側につく。
