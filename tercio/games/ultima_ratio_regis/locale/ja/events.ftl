# ログ。

event-units-placed = { $power }、{ $place }に{ $unit }{ $count ->
    [1] {""}
   *[other] ×{ $count }
}を配置。
event-units-removed = { $power }、{ $place }の{ $unit }{ $count ->
    [1] {""}
   *[other] ×{ $count }
}を取り除く。
event-units-eliminated = { $power }、{ $place }で{ $unit }{ $count ->
    [1] {""}
   *[other] ×{ $count }
}を失う。
event-units-moved = { $power }、{ $unit }{ $count ->
    [1] {""}
   *[other] ×{ $count }
}を{ $start }から{ $goal }へ。
event-units-dispersed = { $power }、{ $start }の{ $unit }{ $count ->
    [1] {""}
   *[other] ×{ $count }
}が{ $goal }に分散。
event-units-flipped = { $power }、{ $place }で{ $count }ユニットが{ $unit }に。
event-troop-lent = { $power }、{ $place }の{ $unit }を{ $receiver }に貸与。
event-troop-recalled = { $power }、{ $place }の{ $unit }を{ $receiver }から取り戻す。
event-leader-drawn = { $power }、指揮官を引く：{ $ability }。
event-leader-placed = { $power }、{ $place }に{ $extraordinary ->
    [0] 通常の指揮官
   *[1] { $leader }
  }が着任。
event-leader-moved = { $power }、{ $leader }が{ $start }から{ $goal }へ。
event-leader-removed = { $power }、{ $leader }を失う。
event-leader-flipped = { $power }、{ $leader }が{ $extraordinary ->
    [0] 通常の指揮官
   *[1] 名将
  }に。

event-control-changed = { $power ->
    [nobody] { $area }を支配する者がいなくなる。
   *[other] { $power }、{ $area }を支配。
  }
event-possession-changed = { $power }、{ $area }を領有。
event-revolt-placed = { $area }で反乱（R{ $level }）。
event-revolt-ended = { $area }の反乱が終わる。
event-area-freed = { $area }、独立（A{ $level }）。
event-area-opened = { $area }、アクティブに。
event-area-closed = { $area }、インアクティブに。
event-fortress-begun = { $area }で要塞を着工。
event-fortress-finished = { $area }の要塞が完成。
event-fortress-destroyed = { $area }の要塞が失われる。
event-port-razed = { $area }の交易が途絶える。
event-ports-restored = 港湾{ $count }か所の交易が復活。
event-siege-begun = { $power }、{ $area }を包囲。
event-siege-casualties = { $area }：攻城の損害{ $now }。
event-siege-ended = { $area }の包囲が終わる。

event-unrest-changed = { $power }、不穏{ $was }→{ $now }。
event-vp-scored = { $seat }{ $power ->
    [nobody] {""}
   *[other] （{ $power }）
  }、{ $vp }VP（{ $why ->
    [start] { vp-start }
    [order] { vp-order }
    [province] { vp-province }
    [discovery] { vp-discovery }
    [reckoning] { vp-reckoning }
    [unrest] { vp-unrest }
    [scotland] { vp-scotland }
    [war] { vp-war }
    [peace] { vp-peace }
    [objectives] { vp-objectives }
    [presence] { vp-presence }
    [monopoly] { vp-monopoly }
    [event] { vp-event }
    [bonus] { vp-bonus }
    [dynasty] { vp-dynasty }
   *[other] { $why }
  }）、現在{ $now }VP。
event-power-entered = { $power }、ゲームに登場。
event-power-left = { $power }、ゲームから退場。
event-minor-allied = { $minor }、{ $power }の同盟国となる。
event-minor-neutral = { $minor }、中立に。
event-minor-kept-out = { $minor }、{ $enemy }との戦争に参戦しない。
event-minor-joined = { $minor }、{ $enemy }との戦争に参戦。
event-alliance-made = { $power }と{ $other }、同盟を結ぶ。
event-offer-declined = { $power }、{ $other }との{ $what ->
    [alliance] 同盟
    [fleet] 合同艦隊
   *[corps] 派遣軍団
}を断る。
event-alliance-ended = { $power }と{ $other }の同盟が終了。
event-casus-belli-gained = { $power }、{ $other }への開戦事由を得る。
event-casus-belli-lost = { $power }、{ $other }への開戦事由を失う。
event-war-begun = { $power }、{ $other }と戦争状態に。
event-war-worth-more = { $power }と{ $other }の戦争の価値が{ $vp }VP増える。
event-war-ended = { $power }と{ $other }、講和を結ぶ。
event-forced-peace-made = { $power }と{ $other }、このターンの残りは強制講和。
event-morale-taken = { $loser }、{ $power }に士気{ $points }を奪われる。
event-morale-returned = { $loser }、{ $power }から士気{ $points }を取り戻す。
event-merchant-entered = { $power }、{ $center }に商船{ $now }隻。
event-merchant-prepared = { $power }、{ $center }への商船を準備。
event-merchant-removed = { $power }、{ $center }の商船が残り{ $now }隻に。
event-capacity-changed = { $center }の容量が{ $now }に。
event-technology-won = { $power }、{ $tech }を獲得。
event-event-lasts = 「{ $card }」の効果が続く。
event-event-ends = 「{ $card }」の効果が終わる。
event-interest-changed = { $power }の利害関係：{ $theaters }。
event-religion-changed = { $power }の宗教が{ $religion }に。
event-emperor-chosen = { $power }、皇帝となる。
event-distance-changed = 海軍作戦距離：地中海{ $mediterranean }、その他{ $elsewhere }。

event-bids-opened = { $seats }の入札を公開：{ $bids }。
event-game-order-set = ゲーム順：{ $seats }。
event-group-chosen = { $seat }、{ $powers }を担当。
event-turn-begun = ターン{ $turn }、{ $year ->
   *[other] { NUMBER($year, useGrouping: 0) }
  }年。
event-deck-built = デッキ：史実カード{ $historical }枚、汎用カード{ $generic }枚。
event-direction-chosen = { $seat }の決定：{ $first }から、席順{ $forward ->
    [0] の逆回り
   *[1] どおり
  }に。
event-turn-end-begun = ターン終了。
event-impulse-begun = { $seat }のインパルス。
event-impulse-ended = { $seat }、インパルスを終える。
event-points-given = { $power }、{ $points }点を得る。
event-action-taken = { $power }：{ $action }。
event-game-ended = ターン{ $turn }でゲーム終了。
