# 時計と、離れている人について。

notice-time-near = 持ち時間がまもなく切れます：{ $table }。
notice-time-over = 持ち時間が切れました：{ $table }。
notice-caretaker = あなたが戻るまでボットが代わりに担当します：{ $table }。
notice-rewind = { $name }さんが巻き戻しを提案しています。あなたの返事を待っています：{ $table }。
notice-seat-open = 時間切れになった人の席が空いています：{ $table }。
