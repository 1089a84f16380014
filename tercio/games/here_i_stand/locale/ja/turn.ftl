### ターン、カード、統治者、宮廷、冬、勝利。

vp-reason = { $reason ->
    [vp-bible-translation] 聖書の翻訳
    [vp-chateau] シャトー
    [vp-debater-burnt] 論客の火刑
    [vp-piracy-avenged] アンドレア・ドーリアの私掠船撃破
    [vp-debater-disgraced] 論客の失脚
    [vp-discovery] 発見
    [vp-foreign-war] 外戦の勝利
    [vp-julia-gonzaga] ジュリア・ゴンザーガ
    [vp-piracy] 海賊行為
    [vp-war-winner] 戦争の勝利
    [vp-hungary] ハンガリー＝ボヘミアの敗北
    [vp-phony-war] 見せかけの戦争
    [vp-copernicus] コペルニクス
    [vp-servetus] ミゲル・セルベト
    [vp-master-of-italy] イタリアの覇者
    [vp-keys] キースペース
    [vp-electorates] 選帝侯領
    [vp-heir] 王位の後継者
    [vp-english-spaces] 本国のプロテスタントのスペース
    [vp-catholic-spaces] カトリックにとどまるスペース
    [vp-st-peters] サン・ピエトロ大聖堂
    [vp-protestant-spaces] プロテスタントのスペース
   *[other] その他の功績
}
event-vp-gained = { $power }、{ $vp }VP獲得（{ vp-reason }）。

victory-military = 軍事的勝利：勢力カードのすべてのキースペースを手中に収めた。
victory-religious = 宗教的勝利：50か所のスペースがプロテスタントになった。
victory-standard = 通常勝利：必要な勝利得点に達した。
victory-domination = 優勢勝利：ほかのすべての勢力を大きく引き離した。
victory-time-limit = 時間制限勝利：最終ターンの後に最も得点が多い。

## カード配布（8.2）

ask-return-leader = { $leader }が復帰します。どこに置きますか？
ask-add-leader = { $leader }が登場します。どの選帝侯領に置きますか？
ask-place-leader = { $leader }はどこに登場しますか？

## パス（11）

forbid-home-card-is-unplayed = 先に本国カードをプレイしなければなりません。
forbid-mandatory-event-is-unplayed = 先に強制イベントをプレイしなければなりません。
forbid-holds-more-than-can-be-kept = { $power }の統治者のもとでは、手札を{ $admin ->
    [0] 1枚も残せません
   *[other] { $admin }枚までしか残せません
 }。

## 統治者（3.3）と宮廷（21）

event-ruler-succeeded = { $ruler }、{ $power }の統治者となる。
event-marital-status-changed = ヘンリー8世：{ $wife }。
event-pregnancy-resolved = { $wife }：{ $result ->
    [annulled] 結婚は無効とされる
    [no_child] 子は生まれず
    [wife_executed] 若き妻は不貞を疑われ、処刑される
    [elizabeth_born] エリザベス誕生
    [sickly_edward_born] 病弱なエドワード誕生
    [healthy_edward_born] 健康なエドワード誕生
   *[other] { $result }
}。
event-chateau-rolled = 芸術の後援、合計{ $total }：{ $result ->
    [masterpiece] 傑作
    [chateau] シャトー
   *[other] シャトーなし
}。
ask-discard = { $power }：捨てるカードを選んでください。
event-mary-acted = メアリ1世、「{ $card }」をローマ教皇に渡す（出目{ $die }）。
event-event-fell-due = 「{ $card }」、期限により発動。

## シュマルカルデン同盟（21.6）

event-league-formed = シュマルカルデン同盟、結成。
ask-leave-electorate = { $space }のプロテスタントの部隊はどこへ行きますか？

## 外戦（21.7）

ask-aid-rebels = { $card }：陸軍ユニット1を差し出して反乱軍を強化しますか？
option-aid = { $space }の{ $kind ->
    [mercenary] 傭兵1
   *[other] 正規兵1
}
