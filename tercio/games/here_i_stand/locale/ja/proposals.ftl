# いくつもの問いを1つに：提案の各行。

proposal-religion = 提案どおり選ぶ
proposal-debate = 提案どおり討論
proposal-event = 提案どおり選ぶ

proposed-flip-to-catholic = 再びカトリックに：{ $what }
proposed-flip-to-protestant = プロテスタントに：{ $what }
proposed-reconvert = 再びカトリックに：{ $what }
proposed-council-of-trent = トリエントへ：{ $what }
proposed-council-of-trent-done = ほかに誰もトリエントへ送らない
