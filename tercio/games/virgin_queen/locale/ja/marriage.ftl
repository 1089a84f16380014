### 王族とその結婚（21、23.3）。

ask-wedding-reroll = { $royal }：低いほうの出目は{ $die }、合計は{ $total }です。振り直しますか？
option-keep = そのままにする
ask-who-suppresses = エリザベート・ドートリッシュが結婚しました。誰が異端を弾圧しますか？
ask-jilted = エリザベスに捨てられました。傭兵か影響力に使えるCPが{ $left }残っています。
option-influence-on = { $a }への影響力1
event-betrothed = { $groom }と{ $bride }、婚約。
event-betrothal-broken = { $groom }と{ $bride }の婚約、破談に。
event-wedding-held = { $groom }と{ $bride }：合計{ $total }、{ wedding-result }。
event-royal-aged = { $royal }、加齢（適格値{ $eligibility }）。
event-royal-removed = { $royal }、結婚の対象から外れる。
event-royal-returned = { $royal }、結婚可能に（適格値{ $eligibility }）。
event-festivities-held = { $royal }のための祝宴が開かれる。
event-patron-wed = 花嫁は芸術家と科学者のパトロン：{ $power }のパトロンの出目に修正。
event-mary-died = スコットランド女王メアリ、死去。
event-suitor-jilted = { $power }、エリザベスに捨てられる。出目{ $roll }：{ jilted-result }。
ask-wed-louise = ルイズ・ド・ロレーヌは誰と結婚しますか？
option-groom = { $a }
ask-consent-to-louise = { $power }が{ $royal }にルイズ・ド・ロレーヌとの結婚を申し出ました。
option-consent = 受け入れる
ask-festive-royal = 誰の結婚を祝宴で祝いますか？
option-royal = { $a }
wedding-result = { $result ->
    [wedding-husband-murdered] 夫の暗殺
    [wedding-last-minute-cancellation] ドタキャン
    [wedding-unhappy] 不幸な結婚
    [wedding-modest] 質素な結婚
    [wedding-happy] 幸福な結婚
    [wedding-splendid] 華麗な結婚
    [wedding-wife-dies-in-childbirth] 華麗な結婚、しかし妻は出産時に死亡
   *[other] { $result }
}
jilted-result = { $result ->
    [jilted-mercenaries] 傭兵
    [jilted-influence-or-mercenaries] 影響力か傭兵のためのCP
    [jilted-card] カード1枚
   *[other] { $result }
}
