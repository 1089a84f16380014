### ヒントを求めた人に、ボットならそうする理由を述べる。

hint-action = { $points }ポイントで約{ $vp }VPの価値があり、1ポイントあたりでは最善の手です。
hint-action-at = 狙いは{ $place }です。{ $points }ポイントで約{ $vp }VPの価値があります。
hint-nothing-left = 残りの手はどれもポイントに見合いません。
hint-hold = カードは今使うより後で使うほうが価値があります。
hint-event = イベントとして使えば今は約{ $event }VPの価値があり、{ $points }CPとして使うと{ $vp }VPほどです。
hint-points = { $points }CPとして使えば約{ $vp }VPの価値があり、イベントとしては今{ $event }VPほどです。
hint-odds = 成功率は{ $percent }%で、試す値打ちがあります。
hint-pass = ここでは待つ以上に得になる手がありません。
hint-thumb = この種の問いでは経験則でそうします。
