### カード：プレイの条件と、1番から64番のカードの問いとログ。

## カードのプレイ（6.1、11）

forbid-card-under-mary = メアリ1世の治下のイギリスは、戦闘カードと反応カードをプレイできません。
forbid-debater-not-ready = { $debater }が未参加でなければなりません。

## 複数のカードに共通の問い

ask-event-war = { $power }が宣戦布告します。相手は誰ですか？

## 本国カード

card-mode-janissaries-field_battle = 野戦でダイスを追加
card-mode-janissaries-naval_combat = 海上戦闘でダイスを追加
card-mode-janissaries-regulars = 正規兵を追加
ask-emperor-goes = カール5世はどこへ行きますか？
ask-emperors-company = アルバ公はカール5世に同行しますか？
option-with-alva = アルバ公を伴う
option-alone = 一人で行く
card-mode-six_wives_of_henry_viii-war = 宣戦布告の後にCP
card-mode-six_wives_of_henry_viii-marriage = 再婚
card-mode-papal_bull-reformer = 宗教改革者を破門
card-mode-papal_bull-ruler = 統治者を破門
card-mode-leipzig_debate-choose_attacker = ローマ教皇の論客を指名
card-mode-leipzig_debate-exclude_defender = プロテスタントの論客1人を除外
card-mode-here_i_stand-retrieve = 捨て札置き場からカードを取る
card-mode-here_i_stand-insert_luther = ルターが討論する
ask-use-retrieved-card = 「{ $card }」が手元に戻りました。すぐにプレイしますか？
option-keep = 手札に残す
option-play-cp-now = CPとして使用
option-play-event-now = イベントとして使用

## 強制イベント

ask-council-of-trent = トリエント公会議：{ $power }は誰を送りますか？あと{ $left }人まで送れます。
event-haven-founded = { $space }、海賊の港となる。

## 戦闘カード

card-mode-field_artillery-french_or_ottoman = ダイスを追加
card-mode-field_artillery-others = ダイスを追加
card-mode-tercios-hapsburg = 4でもヒットするダイスを追加
card-mode-tercios-against_hapsburg = ハプスブルグのダイスを減らす

## 反応カード

card-mode-gout-response = リーダーを病床に留める
card-mode-gout-emperor = 皇帝を病床に留める
ask-gout = どのリーダーが痛風になりますか？
card-mode-landsknechts-hapsburg = 傭兵を雇う
card-mode-landsknechts-ottoman = 傭兵を除去
card-mode-landsknechts-others = 傭兵を雇う
card-mode-swiss_mercenaries-french = フランスの傭兵
card-mode-swiss_mercenaries-others = 傭兵を雇う
card-mode-professional_rowers-roll = 出目を変える
card-mode-professional_rowers-dice = ダイスを追加
ask-rowers = 船団の漕ぐ速さをどうしますか？
option-faster = 速める
option-slower = 遅らせる
ask-rowers-side = 追加のダイスは誰が振りますか？
card-mode-halleys_comet-discard = 1勢力がカードを捨てる
card-mode-halleys_comet-skip = 1勢力が次のインパルスを飛ばす
ask-comet-discard = 誰がカードを捨てますか？
ask-comet-skip = 誰が次のインパルスを飛ばしますか？
event-skip-ordered = { $power }、次のインパルスを失う。
event-impulse-skipped = { $power }、インパルスを飛ばす。

## イベント

ask-marburg-colloquy = マールブルク会談：2人のうちどちらを参加済みにしますか？
card-mode-roxelana-ottoman = CPと、スレイマンの無料の強襲
card-mode-roxelana-others = CP、またはスレイマンをイスタンブールへ
ask-roxelana = スレイマンをイスタンブールに呼び戻しますか？
option-call-suleiman = 呼び戻す（CPは減る）
option-all-cp = CPをすべて得る
name-action-suleiman_assaults = スレイマンの強襲（無料）
ask-copernicus = コペルニクス：ほかに何を得ますか？
option-draw-card = カードを1枚引く
option-protestant-discards = プロテスタントがカードを1枚捨てる
ask-favour = { $card }：どの勢力が恩恵を受けますか？
ask-inquisition-suspect = 誰の手札を見ますか？
ask-papal-inquisition = { $power }の手札を見ました。次はどうしますか？
option-take-card = 手札からランダムに1枚取る
option-take-discard = 捨て札置き場から1枚取る
option-call-debate = 神学討論を開催
ask-bigamy = ヘッセン方伯フィリップに妻が2人います。何を失いますか？
option-lose-philip = ヘッセン方伯フィリップ
option-lose-card = ランダムなカード1枚
ask-jane-grey-keep = 2枚のうちどちらを手元に残しますか？
option-keep-card = { $a }
ask-jane-grey-heir = もう1枚は誰が受け取りますか？
ask-maurice-goes = ザクセン公モーリッツはどこへ行きますか？
event-leader-changed-sides = { $leader }、{ $power }に寝返る。
