# 陸戦、要塞、水路、外戦。

ask-build-fortress = { $power }はどこに要塞を建設しますか？
option-fortify = { $a }に要塞
forbid-is-not-our-home-space = 要塞を建設できるのは、支配下にある自分の本国スペースだけです。
forbid-is-fortified-already = そのスペースはすでに城塞スペースです。
forbid-is-in-turmoil = そのスペースは不穏状態です。
forbid-holds-enemy-units = そこに敵ユニットがいます。
forbid-is-supplied-by-waterway = 包囲された側が水路の港湾を押さえており、その海域にあなたの船がいません。
forbid-shelters-with-our-ally = 彼らは同盟国の城塞スペースに迎えられています。
ask-foreign-army = { $card }：外国軍の戦力はどれだけですか？
option-enemies = { $units }ユニット
