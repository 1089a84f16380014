### 2人用ヴァリアント：ローマ教皇対プロテスタント。

## 戦争の終了

ask-end-war = ローマ教皇：戦争を終わらせますか？
option-end-bull = { $a }に教皇大勅書
option-end-sue = { $a }に和平を申し入れる
ask-bull-reward = { $power }との戦争が終わりました。何を得ますか？
option-regain = { $a }を取り戻す
ask-buy-back = ローマ教皇：{ $power }から本国スペースを1か所{ $vp }VPで買い戻しますか？
event-war-ended-by-bull = 教皇大勅書により{ $power }との戦争が終結。
forbid-is-at-peace-with-rome = ローマ教皇はその勢力と戦争中ではありません。
forbid-is-beyond-the-bull = 教皇大勅書で終わらせられるのは、フランスかハプスブルグとの戦争だけです。
forbid-has-no-bull = ローマ教皇の手札に「教皇大勅書」がありません。

## 外交カード

ask-diplomatic-card = { $power }：どの外交カードをプレイしますか？
option-diplomatic-card = { $a }
forbid-another-card-must-be-played = このターンにプレイすべきカードはローマ教皇が選びました。
event-diplomatic-card-drawn = { $power }、外交カード「{ $card }」を引く。
event-diplomatic-card-dealt = { $power }、外交カードを1枚引く。
event-diplomatic-card-played = { $power }、外交カード「{ $card }」をプレイ。
event-diplomatic-card-discarded = { $power }、外交カード「{ $card }」を捨てる。
event-diplomatic-hand-seen = { $owner }の公開：{ $cards }。
event-diplomatic-hand-shown = { $owner }、相手にカードを見せる。
event-diplomatic-cards-swapped = 両者、外交カードを交換。
event-diplomatic-deck-shuffled = 外交デッキをシャッフル：{ $count }枚。
event-diplomatic-card-fetched = { $power }、「{ $card }」を求める。
event-card-turned-up = 「{ $card }」がめくられ、捨てられる。
event-hand-revealed = { $owner }の手札公開：{ $cards }。
event-units-held-fast = { $space }周辺のハプスブルグとハンガリーのユニットは、このターン移動しない。

## 侵攻

ask-invasion-space = { $power }の軍はどこに現れますか？
ask-invasion-choice = 軍とともに何が来ますか？
option-take-squadron = 本国の港湾に艦隊1
option-take-mercenaries = さらに傭兵2
ask-invasion-port = 艦隊はどの港湾に置きますか？
forbid-invader-does-not-hold-it = 侵攻する勢力はそのスペースを支配していません。
forbid-is-besieged-now = そのスペースは包囲下にあります。
forbid-armies-may-not-stand-there = 今そこに軍は置けません。
forbid-fleet-needs-a-port = 船団には港湾が必要です。
forbid-enemies-hold-out-there = そこに敵ユニットがいます。
forbid-fortress-never-changes-hands = このゲームでは、このスペースの政治的支配は変わりません。

## 中小勢力

ask-build-minor-space = 中小勢力のどの本国スペースに建設しますか？
ask-build-minor = { $power }のユニットを{ $cp }CPで建設しますか？
ask-marriage = 政略結婚：どの中小勢力の同盟国が変わりますか？
option-marriage-activate = { $minor }が{ $power }の同盟国になる
option-marriage-deactivate = { $minor }が同盟国から離れる
ask-fleet-port = ヴェニスの船団はどの港湾に現れますか？

## 襲撃、疫病、船

ask-corsair-raid = 私掠船がカードか艦隊を奪います（残り{ $left }）。
option-lose-squadron = { $place }の{ $power }の艦隊1
option-discard-card = カードを1枚捨てる
ask-plague = 疫病はどこを襲いますか（残り{ $left }）？
ask-build-squadrons = 艦隊を建設しますか（残り{ $left }）？

## 謀略

ask-pressure-card = プロテスタントはこのターンどの外交カードをプレイしますか？
ask-pressure = ローマ教皇のカードをどうしますか？
option-make-discard = ローマ教皇に捨てさせ、引き直させる
option-swap-cards = 自分のカードと交換
ask-machiavelli = どの侵攻を求めますか？
forbid-is-no-invasion = そのカードは侵攻ではありません。
forbid-was-played-this-turn = そのカードはこのターンすでにプレイされました。
ask-inquisition = プロテスタントはどの外交カードを捨てなければなりませんか？

## 信仰

ask-divorce = ヘンリー8世が離婚を求めています。
option-grant = 認める
option-refuse = 拒む
ask-angry-hapsburgs = 怒ったハプスブルグはどこに傭兵を集めますか？
ask-thankful-hapsburgs = 感謝するハプスブルグはどこで正規兵を徴募しますか（残り{ $left }）？
ask-secret-circle = { $zone }のどのスペースがプロテスタントになりますか？
