### ログ。海のできごとは sea.ftl、陸での試みは land.ftl。

## ターン

event-phase-began = ターン{ $turn }：{ $phase ->
    [luthers_95_theses] ルターの95か条の論題
    [card_draw] カード配布
    [diplomacy] 外交
    [diet_of_worms] ヴォルムス帝国議会
    [spring_deployment] 春期配備
    [action] アクション
    [winter] 冬季
    [marriage] 結婚解決
    [patronage] パトロン
    [new_world] 新世界
    [victory_determination] 勝利判定
   *[other] { $phase }
}
event-impulse-began = { $power }のインパルス。
event-passed = { $power }、パス。
event-game-won = { $powers }の勝利：{ $how ->
    [victory-military] 軍事的勝利
    [victory-religious] 宗教的勝利
    [victory-standard] 通常勝利
    [victory-domination] 優勢勝利
    [victory-time-limit] 時間制限勝利
   *[other] 勝利
}。
event-vp-gained = { $power }、{ $vp }VP獲得。

## カードとコマンドポイント

event-card-played = { $power }、「{ $card }」を{ $use ->
    [cp] CPとして使用
    [event] イベントとして使用
    [response] 反応カードとしてプレイ
    [combat] 戦闘カードとしてプレイ
   *[other] 使用（{ $use }）
}。
event-cp-spent = { $power }、{ $cp }CPを消費。
event-cp-spent-short = { $cp }CP
event-cp-lost = { $power }、{ $cp }CPを失う。
event-cards-dealt = { $power }、カードを{ $count }枚引く。
event-card-drawn = { $power }、「{ $card }」を引く。
event-card-discarded = { $power }、「{ $card }」を捨てる。
event-card-removed = 「{ $card }」をゲームから取り除く。
event-card-retrieved = { $power }、捨て札置き場から「{ $card }」を取り戻す。
event-card-taken = { $how ->
    [ransom] { $giver }、身代金として{ $power }にカードを1枚渡す。
    [price] { $giver }、{ $power }にカードを1枚支払う。
   *[other] { $power }、{ $giver }からカードを1枚取る。
}
event-card-taken-is = { $power }、{ $giver }から「{ $card }」を取る。
event-deck-shuffled = デッキをシャッフル：{ $count }枚。

## マップ

event-control-changed = { $power }、{ $space }を支配。
event-unrest-placed = { $space }に不穏。
event-unrest-removed = { $space }の不穏が除去される。
event-fortress-built = { $space }に要塞が建つ。
event-siege-begun = { $power }、{ $space }を包囲。
event-siege-lifted = { $space }の包囲が解かれる。
event-troops-placed = { $power }、{ $space }に{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
    [regular] 正規兵
   *[other] { $kind }
}{ $count }を追加。
event-troops-lost = { $power }、{ $space }で{ $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
    [regular] 正規兵
   *[other] { $kind }
}{ $count }を失う。
event-force-moved = { $power }、{ $origin }から{ $to }へ{ $how ->
    [retreat] 撤退
    [intercept] 迎撃
    [avoid] 戦闘回避
    [withdraw] 退却
    [winter] 帰還
    [displace] 再配置
    [spring] 春期配備
    [transport] 海上輸送
   *[other] 移動
}：{ $what }。
event-leader-placed = { $leader }、{ $space }に配置。
event-leader-removed = { $leader }、マップから除去。
event-leader-captured = { $leader }、{ $power }の捕虜となる。
event-ship-built = { $power }、{ $space }に{ $kind ->
    [corsair] 私掠船
    [galley] ガレー船
    [galleon] ガレオン
    [race_built_galleon] ガレオン戦艦
   *[other] 艦隊
}1を追加。
event-ships-moved = { $power }の船{ $count }隻、{ $origin }から{ $to }へ航行。
event-ship-lost = { $power }、{ $place }で{ $kind ->
    [corsair] 私掠船
    [galley] ガレー船
    [galleon] ガレオン
    [race_built_galleon] ガレオン戦艦
   *[other] 艦隊
}を失う。
event-battle-fought = { $place }の{ $kind ->
    [assault] 強襲
    [naval] 海上戦闘
   *[other] 野戦
}：{ $attacker }{ $attacker_hits }ヒット、{ $defender }{ $defender_hits }ヒット。{ $winner }の勝利。

## 戦争と和平

event-war-declared = { $power }、{ $enemy }に宣戦布告。
event-war-began = { $power }と{ $enemy }、戦争状態に。
event-peace-made = { $power }と{ $enemy }、和平を結ぶ。
event-war-ended = { $power }と{ $enemy }の戦争が終結。
event-alliance-made = { $power }と{ $ally }、同盟を結ぶ。
event-alliance-ended = { $power }と{ $ally }の同盟が終了。
event-minor-activated = { $minor }、{ $power }の同盟国となる。
event-minor-deactivated = { $minor }、非活性化。
