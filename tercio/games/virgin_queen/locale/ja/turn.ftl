### ターン、カード、財宝、統治者、春、勝利。

vp-reason = { $reason ->
    [vp-activated-major] 指揮下の主要勢力
    [vp-assassination] 暗殺
    [vp-central-europe] 中央ヨーロッパの支配者
    [vp-circumnavigation] 世界一周
    [vp-dutch-revolt] オランダ反乱
    [vp-enterprise-of-england] イギリス遠征
    [vp-foreign-war] 外戦の勝利
    [vp-mary-executed] スコットランド女王メアリの処刑
    [vp-master-of-the-netherlands] オランダの保護者
    [vp-paris] パリの保持
    [vp-patronage] パトロン
    [vp-piracy] 海賊行為
    [vp-polish-election] ポーランドの王位
    [vp-slave-trader] 奴隷商人
    [vp-suez-canal] スエズ運河
    [vp-treasure] 財宝
    [vp-virgin-queen] 処女女王
    [vp-virginia-dare] バージニア・デア
    [vp-war-winner] 戦争の勝利
    [vp-wedding] 結婚
    [vp-cyprus] キプロス
    [vp-keys] キースペース
    [vp-preference] 宗教選択
    [vp-protestant-spaces] プロテスタントのスペース
    [vp-valois] バロアの結婚
   *[other] その他の功績
}
event-vp-gained = { $power }、{ $vp }VP獲得（{ vp-reason }）。

victory-military = 軍事的勝利：勢力カードのすべてのキースペースを手中に収めた。
victory-religious = 宗教的勝利：50か所のスペースがプロテスタントになった。
victory-catholic = カトリックの宗教的勝利：プロテスタントのスペースがほとんど残っていない。
victory-catholic-rebellion = カトリック反乱勝利：イギリスの王座にカトリックが就いた。
victory-standard = 通常勝利：必要な勝利得点に達した。
victory-domination = 優勢勝利：ほかのすべての勢力を大きく引き離した。
victory-time-limit = 時間制限勝利：最終ターンの後に最も得点が多い。

## カード配布（8）

event-personage-entered = { $who }、登場。
event-leader-arrived = { $leader }、{ $power }に加わる。春にマップへ。
event-spanish-markers-added = スペイン、このターンに海外の要塞{ $fortresses }個とイエズス会{ $jesuits }個を追加可能。
event-named-card-dealt = { $power }に「{ $card }」が配られる。
event-home-card-gained = { $power }、新しい本国カード「{ $card }」を得る。
event-home-card-lost = { $power }、「{ $card }」を永久に失う。
event-card-markers-changed = { $power }、次の配布のカードが{ $cards ->
    [-1] 1枚減る
    [-2] 2枚減る
   *[other] { $cards }枚増える
}。

## 財宝（6.3、11）

event-treasure-pool-refreshed = 使用済みの財宝{ $count }枚、プールに戻る。
event-treasure-rows-filled = スペインの船団を待つ財宝{ $spanish }枚、ポルトガルの船団を待つ財宝{ $portuguese }枚。
event-spanish-treasures-seen = スペインの財宝列：{ $treasures }。
event-treasure-gained = { $power }、財宝を1枚得る。
event-treasure-gained-is = { $power }、{ $treasure }を得る。
event-treasure-taken = { $taker }、{ $giver }から財宝を1枚取る。
event-treasure-taken-is = { $taker }、{ $giver }から{ $treasure }を取る。
event-treasure-played = { $power }、インパルスを拡張：{ $treasure }。
event-treasure-discarded = { $power }、{ $treasure }を捨てる。
event-portuguese-treasures-discarded = 残ったポルトガルの財宝を捨てる：{ $treasures }。
ask-extend = { $power }：財宝でインパルスを拡張しますか？
option-play-treasure = { $a }を使用
forbid-was-its-type-before-the-treasure = カードはこの種類のアクションに使いました。財宝は別の種類のアクションに使わなければなりません。
forbid-comes-later-in-the-game = このアクションはゲームの後半に行えるようになります。
forbid-is-not-in-this-scenario = このアクションはこのシナリオにはありません。

## インパルスとパス（11）

option-cp = { $n }CP
event-skip-ordered = { $power }、次のインパルスを失う。
event-impulse-skipped = { $power }、このインパルスを失う。
forbid-home-card-is-unplayed = 先に本国カードをプレイしなければなりません。
forbid-mandatory-event-is-unplayed = 先に強制イベントをプレイしなければなりません。
forbid-holds-more-than-can-be-kept = { $power }の統治者のもとでは、手札を{ $admin }枚までしか残せません。

## 春期配備（10）

ask-preference = 皇帝はどの宗教選択を記録しますか？
option-prefer-protestant = プロテスタント
option-prefer-catholic = カトリック
option-prefer-balanced = 均衡
event-preference-recorded = { $power }、宗教選択を記録。
ask-place-leader = { $leader }はどこに登場しますか？
option-sail = { $a }、海軍リーダーとして
option-wait-for-rebellion = 反乱を待つ
ask-choose-home-card = { $power }：このターンどの本国カードを手札に残しますか？
option-keep-home-card = 「{ $a }」を残す
event-home-card-set-aside = { $power }、本国カードを1枚脇に置く。

## 統治者と首都（3.3、23）

event-ruler-succeeded = { $ruler }、{ $power }の統治者となる。
event-ruler-died = { $power }の{ $ruler }、死去。
event-capital-moved = { $power }の首都、{ $space }に定まる。
event-capital-lost = { $power }の首都、失われる。
event-cultural-center-founded = { $space }、文化センターとなる。

## 勝利（25）

ask-reveal-preference = あなたの宗教選択は{ $preference }です。今公開しますか？
option-keep-secret = 秘密にする
option-reveal = 公開する
event-preference-revealed = { $power }の宗教選択：{ $preference ->
    [protestant] プロテスタント
    [catholic] カトリック
   *[other] 均衡
}。
