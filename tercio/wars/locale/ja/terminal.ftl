### 端末での盤面。両ゲーム共通。

terminal-with-note = { $what }（{ $note }）
terminal-counted = { $what }{ $count }
terminal-headline = ターン{ $turn }、{ $phase }{ $power ->
    [none] {""}
   *[other] 、{ $power }のインパルス
}{ $cp ->
    [-1] {""}
   *[other] （{ $cp }CP）
}。デッキ{ $deck }枚、捨て札{ $discard }枚。
terminal-phase-none = 最初のフェイズの前
terminal-phase-luthers_95_theses = 95か条の論題フェイズ
terminal-phase-card_draw = カード配布フェイズ
terminal-phase-diplomacy = 外交フェイズ
terminal-phase-diet_of_worms = ヴォルムス帝国議会フェイズ
terminal-phase-spring_deployment = 春期配備フェイズ
terminal-phase-action = アクションフェイズ
terminal-phase-winter = 冬季フェイズ
terminal-phase-marriage = 結婚解決フェイズ
terminal-phase-patronage = パトロンフェイズ
terminal-phase-new_world = 新世界フェイズ
terminal-phase-victory_determination = 勝利判定フェイズ
terminal-power = 勢力
terminal-ruler = 統治者
terminal-vp = VP
terminal-keys = キースペース
terminal-cards = カード
terminal-at-war = 戦争中
terminal-allied = 同盟中
terminal-idle = インアクティブな中小勢力
terminal-unrest = 不穏
terminal-sieges = 包囲下
terminal-siege = { $space }（{ $powers }による）
terminal-this-turn = このターン
terminal-prisoners = 捕虜
terminal-captive = { $leader }（{ $power }）
terminal-also-holds = その他の保持
terminal-stack = { $place } { $units }
terminal-protestant-spaces = プロテスタントのスペース、{ $count }か所
terminal-hand = { $power }の手札：
terminal-card = { $card }（{ $cp }CP、{ $type }）
terminal-card-home = 本国
terminal-card-mandatory = 強制
terminal-card-combat = 戦闘
terminal-card-response = 反応
terminal-card-event = イベント
terminal-card-diplomatic = 外交
