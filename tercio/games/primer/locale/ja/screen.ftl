about-game = ロンバルディアの町々をめぐる小さな戦争。10分でテーブルの使い方を覚えられます。
board-lombardy = ロンバルディア
headline = ターン{ $turn }・{ $phase ->
    [levy] 徴収
    [bid] 入札
    [council] 会議
    [over] 戦役の終わり
   *[impulse] { $seat }のインパルス
}
town-note = 価値{ $value }{ $walls ->
    [1] 、城壁あり
   *[0] {""}
}
card-text = { $when ->
    [before-battle] 自分の戦いの前に：ダイスを{ $power }個増やす。
    [on-the-march] ほかの者が自分のものでない町へ行軍するとき：{ $power }個中隊を倒す。
   *[impulse] 自分のインパルスに：{ $power }ドゥカートを得る。
}
purse = { $ducats }ドゥカート
panel-captains = 隊長
panel-discard = 捨て札
column-captain = 隊長
column-ducats = ドゥカート
column-points = 得点
column-companies = 中隊
odds-battle = { $goal }の戦い（カード抜き）


term-ducat = ドゥカート
    .also = 金
    .help = お金。2ドゥカートで中隊を1つ雇えます。先手の入札にも使い、協定の条件にもできます。
    .cite = PR 3.1
term-unit-company = 中隊
    .also = 個中隊
    .help = 兵士たち。戦いでは1つにつきダイスを1個振り、5か6がヒットです。
    .cite = PR 7.1
term-walled = 城壁のある町
    .also = 城壁
    .help = 守る側のダイスが1個増えます。
    .cite = PR 7.2
term-town = 町
    .also = 町々
    .help = 保持する者の得点になります。
    .cite = PR 9.2
term-truce = 休戦
    .help = 休戦を結んだ2人の隊長は、このターン互いの町へ行軍できません。
    .cite = PR 5.3
term-impulse = インパルス
    .also = 手番
    .help = 隊長1人の番：行軍、召集、またはパス。
    .cite = PR 6.1
term-card-before-battle = 戦いの前
    .help = 戦いが始まろうとするときにプレイするカードで、ダイスを増やします。
    .cite = PR 8.1
term-card-on-the-march = 行軍中
    .help = 誰かがほかの者の町へ行軍している間にプレイするカードです。
    .cite = PR 8.2

name-window-on-the-march = 誰かの行軍
name-window-before-battle = 戦いの開始前
name-span-impulse = このインパルス
name-span-turn = このターン
name-condition-against-me = 自分に向けられた

# 端末では、町と隊長は入力するidで示す。
terminal-turn = 全{ $turns }ターンの第{ $turn }ターン。順番は{ $order }。ターンの終わりに{ $mastery }点で勝利。
terminal-truce = { $one }と{ $other }は休戦中。
terminal-town = 町
terminal-points = 得点
terminal-holder = 保持
terminal-companies = 中隊
terminal-roads = 道
terminal-worth = { $points }{ $walls ->
    [1] 城壁
   *[0] {""}
}
terminal-no-cards = カードなし
terminal-captain = { $who }：{ $points }点、{ $ducats }ドゥカート、{ $cards }
