### 芸術家と科学者（22）。

ask-patronize-artist = ランダムに引いた芸術家を後援します。何CPを使いますか？
ask-patronize-scientist = ランダムに引いた科学者を後援します。何CPを使いますか？
ask-sponsor-italian = どのイタリア人を後援しますか？
ask-science-reward = { $who }が偉大な業績をあげました。何を得ますか？
ask-science-bonus = { $power }が科学ボーナスを得ます。どれにしますか？
option-patronage = { $n }CP
option-italian-artist = 芸術家
option-italian-scientist = 科学者
option-reward = { $bonuses ->
    [0] { $vp }VP
   *[other] { $vp ->
        [0] 科学ボーナス{ $bonuses }
       *[other] { $vp }VPと科学ボーナス{ $bonuses }
     }
 }
option-bonus = { $a }
event-work-sponsored = { $power }、{ $cp }CPで{ $who }を後援。
event-work-favoured = { $who }の仕事に後押し：出目に+{ $bonus }。
event-works-favoured = { $power }の仕事すべてに、このターンは後押し：各出目に+{ $bonus }。
event-work-held-up = { $who }の仕事、次のターンまで遅れる。
event-work-judged = { $power }の{ $who }：合計{ $total }、{ patronage-result }。
event-talent-lost = { $who }、ゲームから退場。
event-talent-returned = { $who }、再び使用可能に。
event-bonus-claimed = { $power }、{ $bonus }を獲得。
forbid-has-sponsored-one-this-turn = この勢力はこのターンすでに同じ種類の人物を1人後援しました。
forbid-is-an-activated-power = 活性化された主要勢力は誰も後援できません。
forbid-has-nobody-to-sponsor = この勢力には後援できる人物がいません。
ask-sponsor-artist = 芸術家の後援：どこから引きますか？
ask-sponsor-scientist = 科学者の後援：どこから引きますか？
option-pool-own = 自国の人物
option-pool-italian = イタリアから
ask-index-work = 誰の仕事を次のターンまで遅らせますか？
option-work = { $a }
ask-favour-work = どの仕事を後押ししますか？
odds-artist = VPになる作品
odds-scientist = VPかボーナスになる業績
patronage-result = { $result ->
    [patronage-finished] 成果なく、生涯を終える
    [patronage-nothing] 目立った成果なし
    [patronage-work] 佳作
    [patronage-great-work] 力作
    [patronage-masterpiece] 傑作
   *[other] { $result }
}
