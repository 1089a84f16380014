### 時計、休暇、投票について、サーバーが求めに応じない理由。

nothing-to-vote = 投票することがありません。ゲームは進行中ではありません。
asked-to-go-back = 巻き戻しが提案されています。全員が同意するか、誰かが断るまで、テーブルは止まります。
nobody-goes-back = 巻き戻しは提案されていません。
not-all-agree = 全員が巻き戻しに同意しているわけではありません。
nothing-to-go-back = それ以降に決まったことがないか、ゲームがすでに終了しています。
only-sitters-vote = 投票できるのは、このテーブルに着席している人だけです。
already-paused = 時計はすでに止まっています。
not-paused = 時計は動いています。
nobody-silent = 十分に長く応答のない人はいません。
nobody-looked-for = { $seat }を担当する人は募集されていません。
already-offered = その席の担当をすでに申し出ています。
not-offered = その席の担当を申し出ていません。
they-not-offered = その人はその席の担当を申し出ていません。
host-chooses = その席を誰が担当するかは、テーブルの主催者が選びます。
no-such-zone = 「{ $zone }」というタイムゾーンはありません。Europe/Madridのように書きます。
no-such-day = 「{ $day }」という日はありません。
no-such-vacation = その時期の休暇はありません。
vacation-backwards = 休暇の最終日が初日より前です。
vacation-past = その日は過ぎています。
vacation-far = 1年より先です。
vacation-there = その時期にはすでに休暇があります。
vacation-too-long = 休暇は1年に{ $most }日までです。{ $year }年に{ $days }日となります。
