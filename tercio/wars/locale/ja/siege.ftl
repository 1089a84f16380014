### 支配と不穏、包囲と強襲、建設、春期配備、冬。

## 支配（12）

ask-control = { $power }：どのスペースですか？
option-control = { $a }を支配
option-calm = { $a }の不穏を除去
ask-displace = { $power }：{ $space }から再配置されるユニットはどこへ行きますか？
option-displace = { $a }へ

## 強襲（15）

ask-assault = { $power }：どのスペースを強襲しますか？
option-assault = { $a }を強襲
ask-assault-formation = { $power }：{ $space }を強襲する編成を選んでください（現在{ $count }ユニット）。
ask-assault_announced = { $attacker }が{ $where }への強襲を宣言しました。対応しますか？
ask-before_assault = { $where }への強襲が始まります。対応しますか？
ask-assault_cards = { $where }への強襲で戦闘カードをプレイしますか？
ask-assault_after_roll = { $where }への強襲のダイスが振られました。対応しますか？

## 建設（17）

ask-build = { $power }：{ unit-kind }をどこに建設しますか？
option-build = { $space }に{ $power }の{ unit-kind }

## 春期配備（10）

ask-spring_deployment_start = 春期配備が始まります。カードをプレイしますか？
ask-spring_deployment = あなたの春期配備です。先にカードをプレイしますか？
ask-deploy = { $power }：首都の編成をどこへ送りますか？
option-deploy = { $a }から{ $b }へ
option-stay = 誰も動かさない
ask-spring-formation = { $power }：{ $space }を出る編成を選んでください（現在{ $count }ユニット）。

## 冬（19.3）

ask-winter-port = { $power }：{ $place }の船はどの港湾で冬を越しますか？
ask-winter-leader = { $power }：{ $leader }は{ $place }からどこへ行きますか？
option-winter = { $a }
ask-winter-excess = { $power }：{ $space }のユニットが多すぎます。帰還する者を選んでください（現在{ $count }ユニット）。
ask-winter-stack = { $power }：{ $space }を離れる者を選んでください（現在{ $count }ユニット）。
ask-winter-return = { $power }：ほかに城塞スペースから帰還する者はいますか？
option-return = { $a }から帰還
option-winter-here = 全員その場で冬営
ask-winter-route = { $power }：{ $space }の{ $count }ユニットはどこで冬を越しますか？
option-winter-home = { $a }へ帰還
option-winter-fortress = 城塞スペースの{ $a }へ
option-hardship = 残りは通れる道のないまま帰還し、半数を失う

## できない理由

forbid-is-neither-independent-nor-enemy = そのスペースは独立でも敵の支配下でもありません。
forbid-control-is-fixed = このゲームでは、このスペースの政治的支配は変わりません。
forbid-has-fortifications = そのスペースは城塞スペースです。
forbid-is-out-of-communication = そのスペースへの連絡線（LOC）がありません。
forbid-is-not-dominated = そこに陸軍ユニットが必要です。または、隣に陸軍ユニットがいて、隣に敵の陸軍ユニットがいないことが必要です（峠は数えません）。
forbid-is-occupied-by-others = 同盟国でない勢力の陸軍ユニットがいます。
forbid-may-not-be-entered = そのスペースは使用しないか、このインパルスの対象範囲の外です。
forbid-may-never-gain-control = この勢力はまだスペースを政治的に支配できません。
forbid-is-quiet = そのスペースは不穏状態ではありません。
forbid-is-out-of-reach-for-order = 不穏を除去できる近さに陸軍ユニットがいません。
forbid-lies-off-this-theatre = そのスペースはこのインパルスの対象範囲の外です。
forbid-is-not-besieged-by-us = あなたのユニットはそのスペースを包囲していません。
forbid-was-besieged-only-now = 包囲はこのインパルスに始まったばかりです。
forbid-everybody-there-was-stopped = そこの部隊はこのインパルスに足止めされました。
forbid-was-assaulted-already = そのスペースはこのインパルスにすでに強襲されました。
forbid-lacks-a-loc = そのスペースへの連絡線（LOC）がありません。
forbid-is-supplied-by-sea = 支配勢力の艦隊が隣接する海域にいます。
forbid-has-ships-not-blockaded = 隣接する海域の味方艦隊が、港湾の艦隊より多くありません。
forbid-lies-outside-the-theatre = そのスペースはこのインパルスの対象範囲の外です。
forbid-is-no-friendly-home-space = そのユニットにとって味方の本国スペースではありません。
forbid-is-troubled-by-unrest = そのスペースは不穏状態です。
forbid-holds-enemies = そこに敵ユニットがいます。
forbid-has-no-harbour = そのスペースは港湾ではありません。
forbid-is-no-place-for-it = そのユニットはそこに建設できません。
forbid-has-no-counters-left = これ以上のユニットを示すカウンターがありません。
forbid-is-not-friendly-for-spring = そのスペースは味方の支配下にありません。
forbid-is-in-unrest-in-spring = そのスペースは不穏状態です。
forbid-holds-foreign-units = 味方でない勢力のユニットがいます。
forbid-lies-beyond-a-pass = 峠か他勢力の船団が道をふさいでいます。
forbid-has-no-spring-path = 海域を1つまで通る味方スペースの経路がありません。

## 成功の見込み（カード抜き。同数なら包囲続行）

odds-assault = { $place }で{ $enemy }への強襲
