happening-won = 勝利
happening-dice = = ダイス{ $n }個
happening-fell = 出目：{ $dice }
happening-luck = 期待値{ $expected }（{ $more }）
happening-dice-luck = { $hits }ヒット、期待値{ $expected }（{ $more }）
happening-losses = 損害：{ $what }
happening-chances = ダイスを振る前の見込み。予想される損害{ $mine }：{ $theirs }
happening-chances-only = ダイスを振る前の見込み
happening-draw = 引き分け
happening-before = ここまでの経緯（{ $n }行）
happening-follows = その後
happening-where = マップに表示
happening-earlier = 前へ
happening-later = 次へ
happening-waiting = ほか{ $n }件
happening-percent = { $n }%
happening-chance = ダイスを振る前の見込み{ $percent }%
happening-stays = 戦闘などの表示
happening-stays-moment = しばらく表示
happening-stays-stay = 閉じるまで表示
happening-stays-off = 求めたときだけ
happening-dice-roll = ダイスの動き
happening-open = { $label }：{ $title }

## 前回の手番から
digest-since = 前回の手番から
digest-read = 順に見る
digest-stop = やめる
digest-holds = 手札{ $count }枚

## 終了
end-how = { $reason }（ターン{ $turn }）
end-player = { $name }（{ $powers }）
end-scores = 最終得点
end-sources = 得点の内訳
end-source = { $name }{ $points }
end-battles = 全{ $n }回の戦闘とその見込み
end-pacts = 同盟と和平
end-pacts-count = 遵守{ $kept }、破棄{ $broken }、継続中{ $open }
end-pacts-all = 全{ $n }件
end-pact-kept = ターン{ $turn }、遵守
end-pact-broken = ターン{ $turn }、戦争により破棄
end-pact-open = ターン{ $turn }、継続中
end-luck = 戦闘と運
end-side = 勢力
end-won = 勝ち
end-hits = ヒットまたは点数
end-expected = 期待値
end-lucky = 運
end-surprises = 誰も予想しなかったこと
end-chance = ターン{ $turn }に確率{ $n }%で勝利
end-cards = プレイされたカード
end-again = 同じ席でもう一度
end-rotated = 席を入れ替えてもう一度
end-review = ゲームの振り返り

## 誰が優勢だったか
hindsight = 誰が優勢だったか
hindsight-ask = ゲームを分析
hindsight-busy = すべての決定を振り返っています……
hindsight-chances = 勝率の推移
hindsight-network = 全員に見えていた局面を、Tercioのネットワークが評価したものです。ボット同士のゲームから学習しています。
hindsight-points = 勝利得点による評価です。このゲームと人数のためのネットワークはありません。
hindsight-turning = 最も流れを変えた決定
hindsight-change = { $seat }、ターン{ $turn }：{ $before }% → { $after }%
hindsight-and-more = { $text }、ほか{ $n }件
hindsight-advice = { $bot }の選択：{ $text }
hindsight-dice = その後はダイスしだい
hindsight-came-from = 勝率の変化の理由
hindsight-adds-up = 最初の勝率と、その後のすべての出来事による変化（ポイント）です。各行を合計すると最後の勝率になります。得てから失ったぶんは両方数えるため、合計が100を超えることもあります。
hindsight-first = 最初
hindsight-end = 最後
hindsight-choices = 自分の選択
hindsight-others = ほかの人の選択
hindsight-fortune = 運
hindsight-at = { $seat }：{ $n }%
