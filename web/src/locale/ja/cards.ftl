cards = 全カード
cards-open = このゲームの全カード（C）
cards-search = カードの名前か文章
cards-filters = { $count ->
    [0] 絞り込み
   *[other] 絞り込み（{ $count }）
  }
cards-where = ある場所
cards-anywhere = すべての場所
cards-kind = 種類
cards-any-kind = すべての種類
cards-about = 勢力
cards-any-power = すべての勢力
cards-value = 値
cards-any-value = すべての値
cards-worth = { $value ->
    [0] 値なし
   *[other] 値{ $value }
}
cards-turn = 登場するターン
cards-any-turn = すべてのターン
cards-from-start = 最初から
cards-from-turn = ターン{ $turn }から
cards-all = すべて表示
cards-found = { $count ->
    [0] 該当するカードなし
   *[other] { $count }枚
}
cards-back = 全カード
cards-choose = カードを選ぶと、全文を読めます。
cards-at-mine = あなたの手札
cards-at-held = { $holder ->
    [any] 誰かの手札（あなたは知っている）
   *[other] { $holder }の手札
}
cards-at-hidden = 誰かの手札の可能性あり
cards-at-deck = デッキ
cards-at-discard = 捨て札
cards-at-table = 公開中
cards-at-removed = 除外済み
cards-at-later = 未登場
cards-place-mine = あなたの手札にあります。
cards-place-held = { $holder }が持っています。
cards-place-hidden = 誰かの手札かデッキにあります。あなたの知る限り、誰かが持っている確率は{ $percent }%です。
cards-place-deck = デッキにあります。誰も持っていません。
cards-place-discard = 捨て札置き場にあります。
cards-place-table = 表向きで公開されています。
cards-place-removed = ゲームから取り除かれています。
cards-place-later = まだゲームに登場していません。
cards-copies = { $count }枚
cards-copies-at = { $count }枚：{ $place }
cards-when = いつ登場し、いつ去るか
cards-comes-start = 最初からデッキにあります。
cards-comes-once = 条件が満たされるとデッキに加わります。
cards-comes-turn = ターン{ $turn }にデッキに加わります。
cards-comes-turn-once = 早くてターン{ $turn }、条件が満たされた後にデッキに加わります。
cards-in-turn = ターン{ $turn }のデッキにあります。
cards-during = ターン{ $turn }～{ $until }のデッキにあります。
cards-leaves-never = ゲームに残り続けます。
cards-leaves-event = イベントの後、ゲームから取り除きます。
cards-leaves-ruler = その統治者が即位すると、ゲームから取り除きます。
cards-leaves-sometimes = ゲームから取り除くかどうかは、イベントの結果しだいです。
cards-bots = ボットから見たイベントの価値
cards-vp = { $worth }VP
cards-bots-note = 現時点またはゲーム開始時のおおよその値です。ポイントとしての価値は含みません。
cards-rulings = 裁定
cards-draw-none = デッキはターンの初めにすべて配られるため、引く確率はありません。誰かが持っている見込みは、それぞれのカードのページにあります。
cards-draw-narrow = カードを絞り込むと、そのうちの1枚を引く見込みがわかります。
cards-draw = 引く枚数：
cards-draw-now = 今のデッキから（見えないカード{ $all }枚のうち{ $wanted }枚）
cards-draw-deal = すべての手札が使われた場合、次のカード配布で（{ $all }枚のうち{ $wanted }枚）
