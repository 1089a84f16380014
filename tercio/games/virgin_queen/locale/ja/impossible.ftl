### overlayが作った局面、またはファザーが行き着いた局面のどこがおかしいか。

impossible-home-card-aside = { $power }が、使わないことにした本国カードを手札に持っています。
impossible-patrols = 警備艇がカウンターの数より多いか、0より少なくなっています。
impossible-colonies = { $power }の植民地が、マーカーの数より多くなっています。
impossible-escorts = 財宝船団を護衛するガレオンが多すぎます。
impossible-escort-twice = 財宝船団の護衛が2か所にいます。
impossible-armada-without-strength = 無敵艦隊が、戦力なしに登場しているか、登場せずに戦力を持っています。
impossible-armada-full = 無敵艦隊が、積めるより多くを積んでいます。
impossible-passenger-twice = 無敵艦隊に乗っている者が2か所にいます。
impossible-captain-of-nobody = { $captain }が、誰にも仕えずに航海しているか、航海せずに仕えています。
impossible-loot-ashore = { $captain }が、陸で何かを運んでいます。
impossible-winters-nowhere = { $captain }が、もうない植民地で冬を越しています。
