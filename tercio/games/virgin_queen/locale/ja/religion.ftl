### 宗教戦争（18、19.4）。

## 改宗の試み

ask-conversion-area = { $power }が{ $faith ->
    [protestant] プロテスタント
   *[other] カトリック
  }への改宗を試みます。どのエリアですか？
ask-spare-unrest = 大改宗{ $major }、小改宗{ $minor }です。不穏も伴います。6を1つ5に変えて、1か所の不穏を避けますか？
ask-enlarge-base = 大改宗が{ $left }あります。ほかの足がかりとして今スペースを改宗しますか、それとも敵対ユニットのいるスペースのために取っておきますか？
ask-convert = どのスペースが{ $faith ->
    [protestant] プロテスタント
   *[other] カトリック
  }になりますか？残り{ $left }か所です{ $saved ->
    [0] {""}
   *[other] （うち{ $saved }か所は敵対ユニットがいてもよい）
  }。
ask-conversion-unrest = 改宗したスペースのうち、どこが不穏状態になりますか？残り{ $left }か所です。
option-area = { $a }
option-reduce-six = 6を5に変える：不穏が1つ減る
option-keep-six = すべての6を残す
option-save-majors = 残りは次の段階に取っておく
event-faith-changed = { $space }が{ $faith ->
    [protestant] プロテスタント
   *[other] カトリック
  }になる。
event-conversions-rolled = { $power }、{ $area }で{ $faith ->
    [protestant] プロテスタント
   *[other] カトリック
  }への大改宗{ $major }、小改宗{ $minor }{ $unrest ->
    [0] {""}
   *[other] 、不穏あり
  }。
event-die-reduced = { $power }、6を5に変え、不穏を減らす。
forbid-is-outside-the-area = そのスペースはこの試みのエリアにありません。
forbid-has-that-faith-already = そのスペースはすでにその信仰です。
forbid-has-no-calm-neighbour-of-the-faith = その信仰で不穏のないスペースが、隣接しておらず、同じ海域の港湾にもありません。
forbid-is-guarded = もう一方の信仰のユニットかイエズス会がいるため、大改宗でなければ改宗できません。
forbid-is-the-last-of-its-faith = エリアでその信仰の最後のスペースは失われません。
forbid-does-not-work-there = この勢力はそのエリアを自分の信仰に改宗できません。
forbid-nobody-there-can-be-converted = 今そこに改宗できるスペースはありません。

## 反乱

ask-rebellion-target = 反乱はどこで起きますか？
ask-rebellion-strength = { $space }の反乱：何CPを使いますか？
ask-rebellion-losses = { $space }の反乱：どのユニットを失いますか？残り{ $left }です。
ask-rebellion-spaces = { $power }は反乱のそばのスペースをあと{ $left }か所取れます。
ask-found-capital = { $power }：首都を置きますか？
ask-rebel-leader = { $space }の反乱軍を誰が率いますか？
option-strength = { $n }CP
option-lose-unit = { $power }：{ $kind ->
    [regular] 正規兵1
    [galley] ガレー船1
    [race_built_galleon] ガレオン戦艦1
    [galleon] ガレオン1
    [armada] 無敵艦隊
    [corsair] 私掠船1
   *[other] { unit-kind }1
}
option-capital = { $a }に
event-rebellion-began = { $power }、{ $space }で反乱を起こす{ $strength ->
    [0] ：守備隊なし
   *[other] ：ダイス{ $strength }個
  }。
event-rebellion-ended = { $space }の反乱、{ $success ->
    [1] 成功
   *[other] 失敗
  }。
event-league-formed = ギーズ公のもとに旧教同盟が結成される。
forbid-is-no-area-of-rebellion = 反乱が起きるのはフランスとネーデルランドだけです。
forbid-has-rebelled-this-impulse = そのエリアではこのインパルスにすでに反乱が起きました。
forbid-is-the-land-of-an-ally = プロテスタントはフランスと同盟中です。
forbid-is-pacified = イベントにより、当面フランスで反乱は起こせません。
forbid-has-no-space-to-rebel = そこに反乱を起こせるスペースはありません。
forbid-lies-outside-the-area = 反乱にはフランスかネーデルランドのスペースが必要です。
forbid-is-not-under-the-old-master = 反乱には、フランスではフランスの支配下、ネーデルランドではスペインの支配下のスペースが必要です。
forbid-is-not-protestant = そのスペースはプロテスタントではありません。
forbid-is-under-siege = そのスペースは包囲下にあります。
forbid-is-outside-england = そのスペースはイギリスにありません。
forbid-is-not-english = そのスペースはイギリスの支配下にありません。
forbid-is-not-catholic = そのスペースはカトリックではありません。
forbid-is-besieged-or-in-unrest = そのスペースは包囲下か不穏状態です。

## イエズス会

event-jesuit-placed = { $space }にイエズス会が上陸。
event-jesuit-removed = { $space }のイエズス会、追放される。
event-jesuit-moved = { $space }のイエズス会、{ $to }へ移る。
event-jesuits-trained = スペイン、イエズス会を{ $count }個追加で得る。

## 成功の見込み

odds-rebellion = { $place }の反乱
