ask-bid = 先手のために何ドゥカートを入札しますか？
ask-impulse = あなたのインパルスです。行軍、召集、カードのプレイ、パスのいずれかを選んでください。
ask-goal = 部隊はどこへ行軍しますか？
ask-companies = 何個中隊が行軍しますか？
ask-on-the-march = { $seat }が{ $town }へ行軍しています。カードはその数だけ中隊を倒します。
ask-before-battle = { $seat }が{ $town }で戦いを挑みます。カードはその数だけダイスを増やします。

option-bid = { $n }を入札
option-march = { $a }から行軍
option-goal = { $a }へ
option-companies = { $n }個中隊
option-muster = { $a }で召集
option-play = { $a }をプレイ
item-truce = このターンの休戦
item-ducats = { $seat }が{ $n }を支払う
name-seat-nobody = 市民

event-purse-changed = { $seat }、{ $now }ドゥカートに（変化{ $by }）。
event-bid-opened = { $seat }、{ $ducats }を入札。
event-truce-sworn = { $seat }と{ $partner }、休戦を誓う。
event-marched = { $seat }、{ $start }から{ $goal }へ行軍：{ $companies }個中隊。
event-garrisoned = { $town }を{ $seat }が保持：{ $companies }個中隊。

forbid-bound-by-truce = そこを保持する隊長と休戦を誓っています。
forbid-out-of-reach = 自分の町を通ってそこへ行軍することはできません。
forbid-no-company = そこにあなたの中隊はいません。
forbid-nowhere-to-go = そこの中隊はどこへも行軍できません。
forbid-not-yours = この町はあなたのものではありません。
forbid-empty-purse = 中隊を雇う金がありません。
forbid-not-in-hand = このカードは手札にありません。
forbid-wrong-moment = このカードは今使うものではありません。

end-mastery = 1人の隊長がロンバルディアの覇者となりました。
end-last-turn = 戦役が終わりました。

impossible-count = { $name }が{ $count }になっています。
impossible-no-seat = 「{ $seat }」という席はありません。
