# Of clocks and of those who are away.

notice-time-near = Your time is nearly over: { $table }.
notice-time-over = Your time is over: { $table }.
notice-caretaker = A bot plays for you until you are back: { $table }.
notice-rewind = { $name } wants to go back, and everybody waits for your answer: { $table }.
notice-seat-open = Somebody has let the time pass, and their seat is open: { $table }.
