### 端末での盤面。

terminal-treasures = 財宝
terminal-vp-for = VPの内訳
# 得点と、その短い理由。
terminal-vp-source = { $reason ->
    [vp-activated-major] 活性化した主要勢力
    [vp-assassination] 暗殺
    [vp-central-europe] 中央ヨーロッパ
    [vp-circumnavigation] 世界一周
    [vp-dutch-revolt] オランダ反乱
    [vp-enterprise-of-england] イギリス遠征
    [vp-foreign-war] 外戦
    [vp-mary-executed] メアリの処刑
    [vp-master-of-the-netherlands] オランダの保護者
    [vp-paris] パリ
    [vp-patronage] パトロン
    [vp-piracy] 海賊行為
    [vp-polish-election] ポーランド国王選挙
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
    [vp-valois] バロア
   *[other] その他
}{ $vp }
terminal-influence = 影響力
terminal-waiting = 勢力カード上のリーダー
terminal-dead = 死去
terminal-jesuits = イエズス会
terminal-at-sea = 航海中
terminal-expedition = { $captain }（{ $power ->
    [none] {""}
   *[other] { $power }、
}{ $place }{ $damaged ->
    [1] 、損害
   *[0] {""}
}{ $loot ->
    [0] {""}
   *[other] 、戦利品{ $loot }
}）
terminal-colonies = 植民地
terminal-forts = 海外のスペインの要塞
terminal-patrols = 警備艇
terminal-spanish-treasures = スペインの財宝
terminal-portuguese-treasures = ポルトガルの財宝
terminal-armada = 無敵艦隊の戦力は{ $strength }。
terminal-betrothed = 婚約
terminal-couple = { $groom }と{ $bride }
terminal-royals = 結婚可能な王族
terminal-at-work = 後援中
terminal-at-work-for = { $power }の{ $who }（{ $cp }CP）
terminal-artists = 芸術家
terminal-scientists = 科学者
terminal-bonuses = 科学ボーナス
terminal-informants = 密告者
terminal-informant = { $target }に{ $owner }
terminal-assassins = 暗殺使用済み
terminal-mary-captured = スコットランド女王メアリ：捕虜。
terminal-mary-executed = スコットランド女王メアリ：処刑。
legend = { $marks }。詳しくは`tercio data sources virgin_queen`をご覧ください。
legend-reconstructed = { $mark } 推定
legend-gist = { $mark } カードの趣旨には裏付けがあり、数値にはない
