# できごと：ログの何行かがまとめて語ること。

happening-field = 野戦
happening-assault = 強襲
happening-naval = 海上戦闘
happening-piracy = 海賊行為
happening-against = { $place }：{ $a }対{ $b }
happening-chances = ダイスの前の{ $power }の見込み
happening-hits = { $n }ヒット
dice-units = ユニット
dice-ships = 船
dice-assault = 強襲するユニット
dice-leader = リーダー
dice-defender = 防御側
dice-walls = 城塞
dice-port = 自分の港湾
dice-formation = 編成に入りきらない分
dice-cards = カード
happening-sum = { $why }で{ $more }：合計{ $total }
