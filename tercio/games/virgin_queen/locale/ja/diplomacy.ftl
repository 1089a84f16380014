### 外交フェイズ、影響力、中小勢力と活性化された主要勢力。

## 交渉（9.1、9.2）

deals-treasures = { $giver }が{ $taker }にランダムな財宝を与える……
deal-treasures = { $giver }が{ $taker }にランダムな財宝{ $count }枚を与える
deals-marriage = { $giver }と{ $taker }が結婚を取り決める……
deal-marriage = { $groom }と{ $bride }が婚約
ask-negotiation = 交渉が始まります。カードをプレイしますか？
ask-own-wedding = { $power }：自国の王族2人を婚約させますか？
option-wed = { $a }と{ $b }
option-hire = 雇用トラックの傭兵から
forbid-england-and-spain-never-make-peace = ひとたび戦争になれば、イギリスとスペインが和平を結ぶことはありません。
forbid-war-outlasts-the-first-phase = このシナリオでは、最初の外交フェイズにその戦争を終わらせることはできません。
forbid-spain-and-protestant-never-ally = スペインとプロテスタントは決して同盟できません。
forbid-france-has-chosen-the-other = フランスはスペインともプロテスタントとも同盟できますが、同じターンに両方とはできません。
forbid-england-and-spain-are-near-war = 互いへの宣戦布告のコストが3CP以下の間、イギリスとスペインは同盟できません。
forbid-space-may-not-be-yielded = 譲渡できるのは、受け取る側かその同盟国である中小勢力の本国スペース、フランスとプロテスタントの間ではフランスのスペース、スペインとプロテスタントの間ではネーデルランドのスペース、受け取る側の本国スペースに近い独立スペースだけです。
forbid-has-too-few-treasures = 与える側の財宝が足りません。
forbid-gives-no-mercenaries = オスマンには与える傭兵がありません。
forbid-receives-no-mercenaries = オスマンと神聖ローマは傭兵を受け取れません。
forbid-lacks-the-mercenaries = 与える側の傭兵が足りません。
forbid-has-no-capital-for-mercenaries = 受け取る側に、支配下にあって不穏のない首都がないか、カウンターが残っていません。
forbid-may-not-wed = この2人は結婚できません。
forbid-families-are-at-war = 両者の勢力は戦争中で、この協定では終了しません。
forbid-is-promised-elsewhere = どちらかがこの交渉で別の相手と約束されています。
forbid-is-not-eligible = この王族は結婚可能ではありません。
forbid-is-betrothed-already = この王族はすでに婚約しています。
forbid-is-no-couple = 結婚には男女1人ずつの王族が必要です。
forbid-is-of-one-family = 2人は同じ家系です。
forbid-mary-is-in-prison = スコットランド女王メアリは今結婚できません。
forbid-is-a-captive = 捕虜の陸軍リーダーは婚約できません。

## 宣戦布告（9.4）

ask-declare-war = { $power }：宣戦布告しますか？（カードと財宝に{ $cp }CP）
option-declare-war = { $enemy }に宣戦布告（{ $cp }CP）
ask-pay-for-war = { $power }：宣戦布告のコストを払ってください（残り{ $cp }CP）。
option-pay-with = { $card }（{ $cp }CP）
ask-resolve-first = { $power }：どの勢力の外交状態を先に解決しますか？
option-resolve = { $a }
ask-intervene = { $enemy }が{ $minor }に宣戦布告しました。{ $power }：介入しますか、見捨てますか？
option-intervene = 介入：{ $minor }が同盟国になる
option-isolate = 不介入：関与しない
forbid-king-sebastian-lives = セバスチャン王の死までは、誰もポルトガルに宣戦布告できません。
forbid-is-left-out = その勢力はこのシナリオに登場しません。
forbid-peace-was-made-this-turn = この外交フェイズにその勢力と和平を結びました。
forbid-too-few-cp-for-war = カードと財宝のCPが足りません。

## 影響力と外交状態（24.5、24.6）

ask-influence = { $power }：どの勢力への影響力を得ますか？
option-influence = { $a }
ask-status_check = { $where }の外交状態を解決します。対応しますか？
event-influence-changed = { $power }、{ $target }への影響力が{ $points }に。
event-influence-given-up = { $power }、{ $target }への影響力を永久に失う。
event-status-rolled = { $power }、{ $target }をめぐる出目{ $die }：合計{ $total }。
event-status-won = { $power }、{ $target }の獲得争いに勝つ。
event-status-closed = { $target }の外交状態、このターンは解決済み。
event-influence-reset = このターンに使われた影響力、初期値に戻る。
forbid-table-lists-no-such-power = 外交影響表のその欄にあなたの勢力はありません。
forbid-marker-was-given-up = かつてその勢力に宣戦布告したため、影響力を持てません。
forbid-influence-is-at-its-peak = その勢力への影響力はすでに最大です。
forbid-status-is-resolved = その勢力の外交状態はこのターンすでに解決されました。
forbid-power-is-not-in-play = その勢力はまだ登場していません。

## アイルランド（24.2）

ask-irish-war = ダブリンは{ $enemy }の手にあります。{ $power }：無料で宣戦布告しますか？
option-free-war = { $enemy }と戦争
ask-march-on-dublin = { $power }：反乱軍はダブリンへ進みますか？
forbid-dublin-has-no-foreign-master = ダブリンはほかの主要勢力の手にありません。
forbid-spain-dares-not = スペインとイギリスの宣戦布告のコストが3CP以下の間だけ可能です。

## 活性化された主要勢力（27）

ask-join-war = { $enemy }が、今やあなたの指揮下にある{ $power }に宣戦布告しました。戦争に加わりますか？
ask-new-wars = { $power }は今やあなたの指揮下にあります。ほかの勢力に宣戦布告させますか？
event-major-activated = 以後は{ $ally }が{ $power }を指揮する。ベースラインは{ $baseline }VP。
event-major-deactivated = { $power }、誰の指揮下でもなくなる。
forbid-is-friend-of-the-ally = あなたはその同盟国です。
forbid-is-barred-to-activated = 活性化された主要勢力は、後援、諜報、探検隊の派遣を行えません。
