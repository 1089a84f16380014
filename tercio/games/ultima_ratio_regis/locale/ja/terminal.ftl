### 端末での盤面。

terminal-with-note = { $what }（{ $note }）
terminal-counted = { $what }{ $count }
terminal-headline = { $scenario }。ターン{ $turn }／{ $last }（{ $years }年）、{ $phase }{ $seat ->
    [none] {""}
   *[other] 、{ $seat }のインパルス
}。
terminal-phase-bids = ゲーム順の入札
terminal-phase-groups = 勢力の選択
terminal-phase-turn_start = ターン開始
terminal-phase-deployment = 配備
terminal-phase-trade = 交易
terminal-phase-deck = デッキの作成
terminal-phase-first_player = 最初のプレイヤーの選択
terminal-phase-impulses = インパルス
terminal-phase-solo = インパルス
terminal-phase-turn_end = ターン終了
terminal-phase-over = 終了
terminal-auction = { $lot }の競売：{ $bidder ->
    [none] まだ入札なし
   *[other] { $bidder }が{ $bid }で入札
}。
terminal-player = プレイヤー
terminal-vp = VP
terminal-cards = カード
terminal-powers = 勢力
terminal-power = 勢力
terminal-unrest = 不穏
terminal-vitality = 国力
terminal-morale = 士気
terminal-areas = エリア
terminal-merchants = 商船
terminal-at-war = 戦争中
terminal-allied = 同盟中
terminal-casus-belli = 開戦事由
terminal-forced-peace = 強制講和
terminal-and = { $one }と{ $other }
terminal-against = { $one }対{ $other }
terminal-war = { $war }（奪った士気{ $taken }：{ $lost }、{ $vp }VP）
terminal-minor-allies = { $power }と同盟する中小勢力
terminal-neutral = 中立の中小勢力
terminal-sieges = 包囲下
terminal-siege = { $place }（{ $power }による）
terminal-revolts = 反乱
terminal-independent = 独立
terminal-razed = 交易の途絶えた港湾
terminal-centers = 交易中心地
terminal-prepared = { $power }+{ $count }
terminal-in-force = 続いている効果
terminal-technology = 技術
terminal-tech-land = { $power }：陸戦
terminal-tech-siege = { $power }：攻城
terminal-tech-naval = { $power }：海軍
terminal-tech-industrial = { $power }：産業
terminal-stack = { $place } { $units }
terminal-dispersed = { $box }（分散中）
terminal-fortresses = 要塞
terminal-fortresses-of = { $power }、要塞
terminal-begun = 建設中
terminal-leader-ordinary = 指揮官
terminal-leader-tactical = 指揮官（戦術家）
terminal-leader-admiral = 指揮官（提督）
terminal-leader-determined = 指揮官（不屈）
terminal-leader-creative = 指揮官（独創的）
terminal-leader-organizer = 指揮官（組織家）
terminal-hand = あなたの手札：
terminal-card = { $card }（{ $points }点{ $priority ->
    [always] 、優先
    [at4] 、手札4枚以下で優先
   *[none] {""}
}）：{ $text }
legend = { $mark } 推定。詳しくは`tercio data sources ultima_ratio_regis`をご覧ください。ルールブックにない地形、接続、港湾は、どのエリアでも推定です。
