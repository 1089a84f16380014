### マップの上と横に示すもの。
about-game = フェルナンドとイサベルから三十年戦争まで、ヨーロッパの戦争の2世紀。国々は金と交易、信仰と大砲によって興ります。

board-europe = ヨーロッパ
board-overseas = 海外
headline = ターン{ $turn }（{ $years }年）・{ $phase }
headline-impulse = ターン{ $turn }（{ $years }年）・{ $phase }・{ $seat }{ $points ->
    [0] {""}
   *[other] ・どの勢力でも使える点数{ $points }
}
headline-auction = ・競売：{ $lot }、{ $bid ->
    [0] まだ入札なし
   *[other] { $leader }が{ $bid }で入札
}

name-phase-bids = 勢力選択の入札
name-phase-groups = 勢力の選択
name-phase-turn_start = ターン開始
name-phase-deployment = 配備
name-phase-trade = 交易
name-phase-deck = カードの配布
name-phase-first_player = 最初のプレイヤー
name-phase-impulses = インパルス
name-phase-solo = インパルス
name-phase-turn_end = ターン終了
name-phase-over = 終了

name-seat-p1 = プレイヤー1
name-seat-p2 = プレイヤー2
name-seat-p3 = プレイヤー3
name-seat-p4 = プレイヤー4
name-seat-p5 = プレイヤー5
name-seat-p6 = プレイヤー6
name-seat-p7 = プレイヤー7
name-seat-p8 = プレイヤー8

name-terrain-clear = 平地
name-terrain-wooded = 森林
name-terrain-mountain = 山地
name-terrain-marsh = 湿地

## コマとマーカー

piece-leader = { $name }{ $extraordinary ->
    [0] {""}
   *[other] ★
}
place-center = { $center }の交易
shade-belongs = { $power }の領有

## 場所やカードの説明

note-area = { $theater }・{ $province }・{ $terrain }
note-strategic-port = 戦略港：ここを基地とする戦隊は、2つの海域を1つとみなします。
note-area-attested = ◇ 名前には裏付けがあります。地形、接続、港湾は、ルールブックにないところは推定です。
note-reconstructed = ◇ 推定：裏付ける出典がありません。
note-galley-sea = イベントが許すまで、ガレー船はこの海域から出られません。
note-box = この戦域で分散した部隊は、再編までここで待ちます。
note-center-sea = ここの商船は、{ $sea }の商業港に支えられます。
note-center-theater = ここの商船は、{ $theater }のエリアに支えられます。
note-center-guessed = ◇ 推定：最初の容量。
note-priority-always = 優先：ほかのカードより先にプレイします。
note-priority-at4 = 手札が4枚以下なら優先カードになります。
note-card-reconstructed = ◇ 推定：カードの効果、点数、登場ターン。
note-guessed = ◇ 推定：{ $fields }。
field-effect = 効果
field-points = 点数
field-priority = 優先
field-turns = 登場ターン

## 一覧

panel-powers = 勢力カード
panel-realms = 同盟国と利害関係
panel-minors = 中小勢力
panel-objectives = 目標
panel-specials = 特別ルール
panel-victory = 勝利得点
panel-unrest = 不穏
panel-wars = 戦争と士気
panel-diplomacy = 外交状態
panel-comrades = 派遣軍団と合同艦隊
panel-trade = 交易中心地
panel-forces = 戦力
panel-leaders = 指揮官
panel-lasting = 続いているイベント
panel-technology = 技術
panel-record = このターンのルール
panel-turns = ターン
panel-deck = このターンのカード
panel-discard = プレイ済みのカード

column-power = 勢力
column-player = プレイヤー
column-actions = アクション
column-vitality = 国力
column-unrest = 不穏
column-limit = 反乱の境
column-morale = 残り士気
column-income = 収入
column-upkeep = 維持費
column-areas = 支配／領有
column-religion = 宗教
column-minors = 中小同盟国
column-interests = 利害関係
column-minor = 中小勢力
column-kind = 種類
column-ally = 同盟国
column-units = ユニット
column-state = 状態
column-objective = 目標
column-rule = ルール
column-vp = VP
column-now = 現在
column-type-T2 = 部隊2-3
column-type-T3 = 部隊3-4
column-type-S2 = 戦隊2
column-type-S3 = 戦隊3
column-leader = 指揮官
column-ability = 能力
column-place = 場所
column-with = 率いるもの
column-attacker = 攻撃側
column-defender = 相手
column-morale-taken = 奪った士気
column-morale-lost = 失った士気
column-stands = 今終われば
column-lender = 貸与元
column-leader-of = 率いる勢力
column-lent = 内容
column-events = イベント
column-center = 交易中心地
column-capacity = 容量
column-merchants = 商船
column-prepared = 進入待ち
column-technology = 技術
column-event = イベント分

areas-held = { $held }／{ $owned }
kind-ordinary = 通常
kind-independent = 独立
kind-imperial = 帝国
kind-mercenary = 傭兵
minor-kept-out = { $enemies }との戦争に参戦しない
counted-T2 = 部隊（質2）×{ $count }
counted-T2V = ベテラン（質3）×{ $count }
counted-T3 = 部隊（質3）×{ $count }
counted-T3V = ベテラン（質4）×{ $count }
counted-S2 = 戦隊（質2）×{ $count }
counted-S3 = 戦隊（質3）×{ $count }
counted-S2D = 損傷した戦隊（質2）×{ $count }
counted-S3D = 損傷した戦隊（質3）×{ $count }
objective-presence = プレゼンス：メインマップの1つの戦域に3エリア
objective-monopoly = 独占：1つの交易中心地に商船2隻
objective-event = イベントの目標
counters = マップ上{ $there }、建設可能{ $left }{ $lost ->
    [0] {""}
   *[other] 、使用不可{ $lost }
}
leader-ordinary = 通常の指揮官
leader-extraordinary = 名将
leader-on-troop = 部隊
leader-on-squadron = 戦隊
leader-on-fortress = 要塞
war-draw = 引き分け
war-leads = { $power }が{ $points }差でリード
comrades-corps = 派遣軍団：{ $unit }
comrades-fleet = 合同艦隊の戦隊
status-war = 戦争中
status-allied = 同盟中
status-peace = 強制講和
status-casus-belli = 開戦事由
merchants-of = { $power }{ $count }
record-distance = 海軍作戦距離
distances = 地中海{ $mediterranean }、その他{ $elsewhere }
record-emperor = 皇帝
record-scenario = シナリオ
record-turn = ターン{ $turn }
turn-box = { $turn }・{ $years }年
marker-turn = 現在

## 対話

dialog-auction = 競売：{ $lot }
auction-highest = 最高の入札
auction-none = まだ入札なし
auction-bid = { $leader }、{ $bid }
auction-purse = 不穏{ $unrest }、国力{ $vitality }
auction-paid = 支払い
auction-money = 不穏で支払います。各入札の横は、支払った後の不穏です。
auction-then = 不穏{ $unrest }
auction-what = 競売品
auction-ally = 現在の同盟国
lot-technology = { $tech ->
    [land] ターンの終わりまで、すべての野戦で有利
    [siege] ターンの終わりまで、包囲側でも籠城側でも、すべての強襲で有利
    [naval] ターンの終わりまで、海賊行為を除くすべての海上戦闘で有利
   *[industrial] このターンの終わりに収入が増える
}
lot-minor = 中小勢力（{ $kind }）、{ $religion }、{ $areas ->
    [0] エリアなし
   *[other] { $areas }エリア
}；{ $units }
lot-no-units = ユニットなし
lot-neutral = なし
dialog-bid = 勢力選択の入札
bid-in-secret = あなたの入札（非公開）
bid-note = 最高額の入札者が最初に選びます。各プレイヤーは、最高額との差をVPとして持って始めます。
bid-group = グループ{ $n }
dialog-groups = どの勢力を担当しますか？
group-note = 開始時{ $vp }VP、毎ターン{ $each }VP。{ $powers }。
group-power = { $power }（{ $areas ->
    [0] 最初は登場せず
   *[other] 国力{ $vitality }、{ $areas }エリア
}）
group-take = この勢力にする
dialog-peace = { $loser }との講和
peace-winner = 勝者
peace-left = 残り点数
peace-note-areas = 自分の手にあるエリアが最も安く済みます。割譲されないものはすべて領有者に戻ります。
peace-note-unrest = 不穏は{ $power }が{ $power-unrest }、{ $loser }が{ $loser-unrest }です。
peace-note-ports = 交易の途絶えた港湾は、次のターンまでどの競争でも数えません。
peace-price = { $price }点
peace-vp = 勝利得点
peace-unrest = 不穏
peace-minors = 中小勢力
peace-areas = エリア
peace-merchants = 商船
peace-ports = 港湾
peace-other = その他
peace-demand-vp = 1VP
peace-demand-unrest = 自分の不穏–1、相手の不穏+1
peace-demand-take = { $a }が同盟国になる
peace-demand-break = { $a }が中立になる
peace-demand-cede = { $a }の割譲
peace-demand-remove = { $a }から商船1隻が退去
peace-demand-replace = { $a }の商船1隻を入れ替え
peace-demand-raze = { $a }の交易が途絶
