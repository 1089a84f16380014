### 諜報と、スコットランド女王メアリ。

ask-espionage_announced = { $power }が{ $where }への諜報アクションを宣言しました。対応しますか？
ask-assassination_resolved = { $power }による{ $target }の指導者への暗殺の試みが終わりました。対応しますか？
ask-espionage-cp = { $power }：何CPを使いますか？
event-espionage-resolved = { $power }対{ $target }：{ $result ->
    [nothing] 何もつかめず
    [look_at_hand] 手札を見る
    [draw_card] 手札を見てカードを1枚取る
    [draw_and_neutralize] 手札を見てカードを1枚取り、諜報網を破る
    [failed] 陰謀は失敗
    [wounded] 標的は生き延びる
    [killed] 標的は死亡
    [conversions] カトリックの一部が立ち上がる
    [conversions_and_rebellion] カトリックが反乱を起こす
    [spanish_victory] 王座はカトリックの手に落ちる
   *[other] 終了
}（差{ $margin }）。

odds-gain-intelligence = { $target }の情報の入手（引き分けは手札を見るだけ）
odds-assassination = { $cp }CPの暗殺（引き分けは標的が生き延びる）
odds-english-catholic-rebellion = { $cp }CPの反乱（引き分けは改宗のみ）

## 情報の入手（19.1）

ask-gain-intelligence = { $power }：誰の秘密を探りますか？
option-spy = { $a }
ask-neutralize = { $power }：{ $target }のどの工作員を中立化しますか？
event-informant-neutralized = { $target }の宮廷にいる{ $power }の密告者、中立化される。
event-informants-returned = 中立化されていた{ $power }の密告者、再び自由に。
forbid-is-ones-own-hand = それは自分の手札です。
forbid-has-no-secrets = 今その勢力を担当する者がいません。
forbid-is-hand-of-ones-own-player = 1人のプレイヤーの2つの勢力の間でカードは動きません。

## 工作員（19.2）

ask-plant-operative = { $power }：誰をどこに配置しますか？
option-informant = 密告者：{ $a }
option-jesuit = イエズス会：{ $a }
ask-move-informant = { $power }：どの密告者を送りますか？
option-new-informant = 戦力プールの新しい密告者
option-move-informant = { $a }の宮廷にいる密告者
event-informant-planted = { $power }、{ $target }の宮廷に密告者を配置。
forbid-spies-on-itself = 自分の宮廷に密告者は配置できません。
forbid-has-nobody-to-spy-on = 今その勢力を担当する者がいません。
forbid-has-informant-there = そこにはすでにあなたの密告者がいます。
forbid-has-no-informant-to-send = 送れる密告者がいません。
event-cipher-key-moved = { $power }の暗号鍵、{ $target }の手紙を読み解く。
event-walsingham-took-side = ウォルシンガム：{ $side ->
    [offensive] 手の者が攻勢に出る
    [defensive] 手の者が守りを固める
   *[unused] 手の者は休む
}。

## 暗殺（19.3）

ask-assassinate = { $power }：暗殺者は誰を狙いますか？
option-kill = { $a }
event-leader-murdered = { $who }、{ $power }の手の者に暗殺される。
forbid-assassin-was-used = このターンはすでに暗殺を使いました。
forbid-is-one-of-ones-own = そのリーダーはあなたの味方です。
forbid-is-no-named-army-leader = 暗殺できるのは、エリザベスと名前のある陸軍リーダーだけです。
forbid-is-not-on-the-map = そのリーダーはマップにいません。
forbid-serves-an-activated-power = 活性化された勢力のリーダーは暗殺できません。

## イギリスカトリック反乱（19.4）

forbid-is-not-spains-plot = イギリスのカトリックを扇動できるのはスペインだけです。
forbid-plot-is-barred = スペインがイギリスと同盟中か、このターンすでに暗殺を使いました。

## 女王たち（23.3）

ask-execute-mary = 陰謀は失敗しました。イギリスは{ $royal }を処刑しますか？
option-execute = { $a }を処刑
event-elizabeth-excommunicated = 教皇、エリザベス1世を破門。
event-mary-captured = スコットランド女王メアリ、イギリスで捕らえられる。
event-mary-executed = スコットランド女王メアリ、処刑される。
