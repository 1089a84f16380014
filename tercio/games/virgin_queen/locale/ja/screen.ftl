### マップの上と横に示すもの。
about-game = エリザベスとフェリペ2世の時代。宗教戦争、宮廷の陰謀、結婚、芸術の後援、そしてあらゆる大洋を行く船。

board-world = 世界

## コマとマーカー

piece-captain = { $captain }{ $loot ->
    [0] {""}
   *[other] ・戦利品{ $loot }
}{ $colony ->
    [0] {""}
   *[other] ・植民地
}{ $damaged ->
    [0] {""}
   *[other] ・損害
}
piece-armada = 無敵艦隊{ $strength }{ $units ->
    [0] {""}
   *[other] ・{ $units }ユニット
}{ $leaders ->
    [0] {""}
   *[other] ・リーダー{ $leaders }人
}
mark-piracy = 海賊行為：{ $powers }
mark-capital = 首都：{ $power }

## 場所の説明

note-area = 宗教戦争エリア：{ $area }。
note-entry = { $powers }の航海はここで始まり、ここで終わります。
note-winds = { $oceans }へ風が吹いています。逆向きの航海には航海チェックが必要です。
note-hazards = { $oceans }への航路はどちら向きも危険です。
note-reserved = { $power }専用です。

## 推定による事項

note-reconstructed = ◇ 推定：裏付ける出典がありません。
note-guessed = ◇ 推定：{ $fields }。
note-stated = ◇ プレイヤーの証言：{ $fields }。
note-card-gist = ◇ 一部推定：趣旨には裏付けがありますが、文言と{ $cp ->
    [0] 数値
   *[other] 数値とCP
}はこちらで補いました。
note-card-invented = ◇ 推定：カードの効果{ $cp ->
    [0] {""}
   *[other] とCP
}は、こちらで補ったものです。
field-religion = 宗教
field-home = どの勢力の本国か
field-kind = 種類
field-seas = 面する海域
field-adjacent = 隣接関係
field-existence = 存在そのもの
field-wind-to = 風向き
field-text = 文章
field-modes = 効果
field-cp = CP
field-name = 名前
field-count = 数

## 一覧

panel-influence = 中小勢力と影響力
panel-areas = 宗教戦争エリア
panel-treasures = 財宝
panel-captains = 船長
panel-royals = 王族
panel-talents = 芸術家と科学者
panel-awards = パトロンの報酬
panel-science = 科学ボーナス
panel-espionage = 諜報
panel-courts = 宮廷とイベント

column-dealt = 次の配布
column-treasures = 財宝
column-home-cards = 本国カード
column-minor = 中小勢力
column-ally = 同盟国
column-area = エリア
column-protestant-spaces = プロテスタント
column-catholic-spaces = カトリック
column-spaces = プロテスタントのスペース
column-now = 現在
column-spain = スペイン
column-england = イギリス
column-protestant = プロテスタント
column-hre-protestant = 神聖ローマ（プロテスタント選択時）
column-hre-balanced = 神聖ローマ（均衡選択時）
column-hre-catholic = 神聖ローマ（カトリック選択時）
column-unrest = 不穏
column-jesuits = イエズス会
column-captain = 船長
column-ratings = 戦闘力・海賊力・航海力
column-whereabouts = 所在
column-loot = 戦利品
column-bonus = ボーナス
column-royal = 王族
column-sex = 性別
column-eligibility = 適格値
column-state = 状態
column-talent = 人物
column-kind = 種類
column-rating = 値
column-science-bonus = ボーナス
column-claimed = 獲得者
column-effect = 効果
column-informants = 密告者
column-cipher = 暗号鍵
column-assassination = 暗殺

ruler-dead = { $ruler }（死去）
keys-protestant = ネーデルランド{ $inside }、それ以外{ $outside }
status-no-war = –
status-war-cost = { $cp }CP

minor-inactive = インアクティブ
minor-not-in-play = 未登場
minor-resolved = { $ally }（このターンに解決済み）
influence-activate = { $points }
influence-deactivate = { $points }（同盟解消へ）

## 宗教戦争

struggle-box = { $high ->
    [99] { $low }以上
   *[other] { $low }～{ $high }
}
struggle-now = ● 現在{ $count }
struggle-wins-protestant = プロテスタントの勝利
struggle-wins-catholic = スペインかフランスの勝利

## 財宝

treasure-cp = インパルスを{ $cp }CP分拡張します。先に使ったカードとは別の種類のアクションに使います。協定や宣戦布告の支払いにも使えます。
treasure-draw-card = カードをプレイする代わりに1枚引きます。
treasure-science-bonus = 残っている科学ボーナスを1つ得ます。
treasure-one-vp = 勝利得点として手元に残します。
treasure-count = { $count ->
    [1] { $treasure }
   *[other] { $treasure }×{ $count }
}
treasures-face-down = 裏向き{ $count }枚
fact-spanish-row = スペインの財宝列
fact-portuguese-row = ポルトガルの列
fact-treasure-fleet = 財宝船団に積載
fact-pool = 財宝プール
fact-treasures-spent = このターンに使用済み
fact-treasures-gone = 勝利得点として保持

## 船長

captain-ratings = { $battle }・{ $piracy }・{ $navigation }
captain-at = { $place }{ $damaged ->
    [0] {""}
   *[other] 、損害
}
captain-winters = { $place }で冬営
captain-available = 使用可能
captain-next-turn = 次のターンに復帰
captain-europe = ヨーロッパで活動

## 王族、芸術家、科学者

royal-m = ♂
royal-f = ♀
royal-free = 未婚
royal-betrothed = { $royal }と婚約
royal-wed = 既婚
royal-returns = 既婚、次のターンに再び結婚可能
royal-gone = 死去または高齢
talent-italian = イタリア
talent-writer = 作家
talent-painter = 画家
talent-architect = 建築家
talent-scientist = 科学者
talent-available = 使用可能
talent-works = { $power }のもとで活動中、{ $cp }CP
talent-held-up = 遅延中、{ $power }
award-any = 芸術家全般
award-writer = 作家
award-painter = 画家
award-architect = 建築家
award-science = 科学
fact-prague = プラハ
fact-prague-open = 文化センターが有効です。

## 諜報

informant-at = { $target }の宮廷{ $neutralized ->
    [0] {""}
   *[other] （中立化）
}
informants-at-home = プールに{ $count }
cipher-at = { $target }の手札を読む
assassin-ready = 使用可能
assassin-used = 使用済み

## 宮廷とイベント

fact-mary = スコットランド女王メアリ
fact-elizabeth = エリザベス
fact-queen-vp = 処女女王のVP
fact-vp = { $count }VP
fact-walsingham = ウォルシンガム
fact-preference = 神聖ローマの宗教選択
fact-league = 旧教同盟
fact-capitals = マーカーによる首都
fact-waiting = 勢力カード上のリーダー
fact-mercenaries = 雇用できる傭兵
fact-spanish-markers = スペインの勢力カード上
fact-armada = スペイン無敵艦隊
fact-escorts = 財宝船団の護衛
fact-circumnavigations = 世界一周
fact-suez = スエズ運河
fact-skipping = 次のインパルスを飛ばす勢力
fact-lasting = 効果の続くイベント
mary-not-in-play = 未登場
mary-alive = 存命で自由
mary-captured = イギリスで捕虜
mary-executed = 処刑
mary-dead = 死去
elizabeth-excommunicated = 破門
walsingham-unused = このターンは未使用
walsingham-offensive = 国外で活動中
walsingham-defensive = 国内を守備中
preference-secret = 秘密裏に記録済み
preference-own = { $faith }（あなただけが知っています）
league-formed = 結成済み
capital-at = { $power }：{ $space }
capital-lost = { $power }：喪失
spanish-markers = 追加できる要塞{ $fortresses }個、イエズス会{ $jesuits }個
armada-empty = 戦力{ $strength }、積載なし
armada-cargo = 戦力{ $strength }、積載：{ $cargo }
suez-built = 完成
suez-attempts = これまでの試み{ $count }回
effect-peace = { $one }と{ $other }の和平
effect-bankruptcy = { $power }の破産
