### 海とワールドマップ（8.4、10、16、17.3、17.4、20.4、23.2）。

## 航海

option-voyage = { $a }が{ $b }へ航海
option-voyage-perilous = { $a }が{ $b }へ航海、航海チェックあり
odds-navigation = { $captain }の航海チェック（引き分けは損害）
option-voyage-patrol = 警備艇が{ $a }から{ $b }へ航行
ask-navigation-reroll = この出目では{ $captain }は{ $result ->
    [eliminated] 海に消えます
   *[other] 損害を受けます
  }。振り直しますか？
option-reroll = 振り直す
ask-discard-loot = { $captain }はこれほど多くを運べません。どの財宝を捨てますか？
option-loot = { $a }
ask-settle = { $captain }はここに植民地を置けます。どこにしますか？
option-settle = { $a }に植民地
ask-return-home = { $captain }は{ $loot ->
    [0] 財宝なしで
   *[other] 財宝{ $loot }枚を持って
  }帰国しますか？
option-captain-home = { $a }が帰国
ask-captain-winter = { $captain }はどこで冬を越しますか？
option-winter-colony = { $a }

## 探検隊、ヨーロッパの船長、護衛

ask-expedition-captain = 誰が探検隊を率いますか？
ask-expedition-ocean = { $captain }はどこから出発しますか？
ask-expedition-colony = { $captain }は植民地を伴いますか？
option-captain = { $a }
option-ocean = { $a }
option-colony = 植民地を伴う（{ $cp }CP）
option-no-colony = 植民地を伴わない
forbid-sails-for-others = この船長は他勢力に属しています。
forbid-is-not-in-force-pool = この船長は戦力プールにいません。
forbid-is-at-work-as-scientist = この船長はこのターン科学者として働いています。
forbid-sender-is-only-activated = 活性化された主要勢力は探検隊を送れません。
ask-post-captain = このターン、どの船長をヨーロッパのどこで使いますか？
option-post = { $a }を{ $b }に
ask-escorts = どのガレオンが財宝船団を護衛しますか？
option-escort = { $a }のガレオンが船団に加わる
option-recall = 護衛のガレオンを{ $a }へ
forbid-is-no-galleon = 船団を護衛できるのはガレオンだけです。
forbid-is-not-in-home-port = この船はスペイン本国の港湾にいません。
forbid-is-not-spanish = 船団を護衛できるのはスペインのガレオンだけです。
ask-patrol = どこに警備艇を建設しますか？
option-patrol = { $a }
forbid-has-no-spanish-settlement = この大洋ゾーンにスペインの入植地はありません。
forbid-no-patrol-left = すべての警備艇がすでに使われています。

## 海賊行為

ask-piracy-where = どこで海賊行為を行いますか？
ask-piracy-whom = 誰を襲いますか？
option-pirate = { $b }の{ $a }
option-award-armada = 無敵艦隊が1段階下がる
option-award-patrol = 警備艇を失う
option-award-treasure = { $a }がスペインの財宝を1枚引く
option-award-portuguese = { $a }がポルトガルの財宝を1枚引く
ask-world-piracy-award = { $captain }が{ $ocean }で海賊行為に成功しました。1ヒットの報酬を何で払いますか？
ask-withhold-treasure = 要塞はどの財宝を守りますか？
option-withhold = { $a }
forbid-neither-at-war-nor-corsairs = その勢力と戦争中でなく、そこに私掠船もいません。
forbid-raided-this-zone-already = あなたはこのターン、この海域ですでに海賊行為を行いました。
forbid-zone-raided-by-two-others = このターン、すでに2つの勢力がこの海域で海賊行為を行いました。
forbid-has-raided-enough = 海賊行為アクションは1勢力につき1ターンに3回までです。
forbid-armada-lies-there = この海域に無敵艦隊がいます。
forbid-target-has-the-same-player = その勢力は同じプレイヤーが担当しています。
forbid-captain-is-not-at-sea = この船長は大洋ゾーンにいません。
forbid-target-has-no-settlement = その勢力はこの大洋ゾーンに面した入植地を支配していません。
forbid-portugal-is-our-ally = ポルトガルはあなたの同盟国です。
forbid-raided-this-ocean-already = あなたはこのターン、この大洋ゾーンですでに海賊行為を行いました。
forbid-ocean-raided-by-two-others = このターン、すでに2つの勢力がこの大洋ゾーンで海賊行為を行いました。
forbid-no-piracy-left = 海賊行為アクションは1勢力につき1ターンに3回までです。
forbid-spain-has-our-player = スペインは同じプレイヤーが担当しています。

## 財宝船団

ask-fleet-treasures = どの財宝をスペインへ送りますか？{ $count }枚のうち{ $chosen }枚を選択済みです。
option-treasure = { $a }
ask-fleet-reroll = 財宝船団が{ $ocean }で発見されました。密告者の働きでダイスを振り直させますか？
ask-fleet-attack = 誰が財宝船団を攻撃しますか？
option-attack = { $a }が攻撃
ask-fleet-award = { $captain }は1ヒットで何を得ますか？
option-fleet-treasure = 船団の財宝1枚
option-fleet-vp = 1VP
option-fleet-galleon = 護衛を1隻沈める

## 無敵艦隊

option-build-aboard = { $space }の無敵艦隊に{ $kind ->
    [mercenary] 傭兵1
   *[other] 正規兵1
  }
ask-armada-transfer = 誰を乗船・下船させますか？無敵艦隊にはあと{ $room }乗れます。
option-armada-load = 部隊を乗せる
option-armada-unload = 部隊を降ろす
ask-armada-load = { $space }で誰を乗せますか？現在：{ $count }
ask-armada-unload = { $space }で誰を降ろしますか？現在：{ $count }
ask-armada-ship = 無敵艦隊は{ $sea }にいて、あと{ $room }乗れます。誰が動きますか？
option-armada-board = { $a }で乗船
forbid-is-no-armada-yard = 無敵艦隊を建設できるのはセビリア、コルーニャ、リスボンだけです。
forbid-is-not-under-spain = スペインはこの港湾を支配していません。
forbid-is-an-unruly-yard = この港湾は不穏状態です。

## カード

card-mode-expert_shipwrights-build = 船を2隻建設
card-mode-expert_shipwrights-refit = 失った船を修復し、1隻建設
card-mode-genoese_merchants-expedition = 探検隊を仕立てる
card-mode-genoese_merchants-credit = カードを1枚引く
card-mode-northwest_passage-passage = 北西航路に挑む
card-mode-northwest_passage-outfit = 探検隊を仕立てる
card-mode-slave_trade-trade = 交易
card-mode-slave_trade-outfit = 探検隊を仕立てる
card-mode-gregorian_calendar-astronomer = 科学者を後援
card-mode-gregorian_calendar-calendar = カードを1枚引く
ask-galleasses = ガレアス船はどちらの側につきますか？
option-galleasses-for = { $a }
ask-free-ship = どの船を建設しますか？
ask-rebuild-galleons = どこのガレオンを改造しますか？
ask-beggars-port = オランダ海賊はどの港湾を奪いますか？
ask-free-raid = すぐに{ $power }を襲いますか？
option-free-raid = { $a }で襲う
ask-knights-raid = 騎士団はどこを襲いますか？
ask-armada-overboard = 無敵艦隊は全員を乗せておけません。あと{ $left }を降ろさなければなりません。どのユニットを失いますか？
option-overboard = { $power }：{ $kind ->
    [mercenary] 傭兵1
   *[other] 正規兵1
}
ask-armada-yard = 無敵艦隊をどこに建設しますか？
ask-armada-reroll = 外れた{ $count }個のダイスを振り直しますか？
ask-guard-fort = どの入植地に要塞を築きますか？
option-fort = { $a }
ask-which-colony = どの植民地ですか？
option-this-colony = { $a }
ask-event-captain = どの船長ですか？
ask-free-voyage = 誰がさらに航海しますか？
event-ship-recovered = { $power }の失われた船1隻が修復される。

## できごと

event-expedition-built = { $captain }、{ $power }のために{ $ocean }へ出発{ $colony ->
    [0] {""}
   *[other] （植民地を伴う）
  }。
event-captain-sailed = { $captain }、{ $origin }から{ $to }へ航海。
event-navigation-checked = { $captain }の航海チェック、合計{ $total }：{ $result ->
    [safe] 無事
    [damaged] 損害
   *[other] 喪失
  }。
event-captain-damaged = { $captain }の船団、損害を受ける。
event-captain-lost = { $captain }、失われる。
event-captain-delayed = { $captain }の航海、終わる。
event-captain-returned = { $captain }、{ $treasures ->
    [0] 空荷で帰国
   *[other] 財宝{ $treasures }枚を持って帰国
  }。
event-captain-wintered = { $captain }、{ $settlement }で冬を越す。
event-captain-in-europe = { $captain }、{ $space }で指揮を執る。
event-circumnavigation-made = { $captain }、{ $power }のために世界一周を成し遂げる。
event-loot-taken = { $captain }、財宝を1枚積み込む。
event-loot-taken-is = { $captain }、{ $treasure }を奪う。
event-loot-discarded = { $captain }、{ $treasure }を失う。
event-colony-founded = { $power }、{ $settlement }に植民地を建設。
event-colony-rolled = { $power }の{ $settlement }、合計{ $total }：{ $result ->
    [eliminated] 入植者は断念
    [no_effect] 効果なし
    [treasure] 財宝1枚
   *[other] 財宝1枚、バージニア・デア誕生
  }。
event-colony-lost = { $power }、{ $settlement }の植民地を失う。
event-settlement-taken = { $power }、{ $settlement }を手に入れる。
event-settlement-fortified = { $settlement }に要塞が建つ。
event-patrol-built = { $ocean }に警備艇が現れる。
event-patrol-moved = 警備艇、{ $origin }から{ $to }へ航行。
event-patrol-lost = { $ocean }の警備艇、失われる。
event-ocean-piracy-began = { $captain }、{ $ocean }で{ $target }に海賊行為。
event-ocean-piracy-hits = { $captain }、{ $target }に{ $hits }ヒット。
event-fleet-sighted = 財宝船団、財宝{ $treasures }枚を積んで{ $ocean }に。
event-fleet-attacked = { $captain }、財宝船団を攻撃：{ $hits }対{ $fleet_hits }。
event-escorts-changed = 財宝船団の護衛：{ $count ->
    [0] なし
   *[other] ガレオン{ $count }
  }。
event-escort-lost = { $power }の護衛、1隻沈没。
event-canal-attempted = 運河の工事：合計{ $total }（必要{ $needed }）。
event-canal-built = { $power }、スエズ運河を完成。
event-galleon-rebuilt = { $space }の{ $power }のガレオン、ガレオン戦艦に改造。
event-armada-changed = { $strength ->
    [0] 無敵艦隊、消滅
   *[other] 無敵艦隊、戦力{ $strength }に
  }。
event-armada-loaded = { $place }で無敵艦隊に乗船：{ $what }。
event-armada-unloaded = { $place }で無敵艦隊から下船：{ $what }。
event-armada-cargo-lost = 無敵艦隊とともに失われた{ $power }の{ $kind ->
    [mercenary] 傭兵
   *[other] 正規兵
  }：{ $count }。
