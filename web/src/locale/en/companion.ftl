companion = Rules companion
companion-rules = Rules
companion-open = Read { $cite } in our own words
companion-search = Search the rules
companion-back = Back to what you read before
companion-contents = All sections
companion-found = { $count ->
    [0] Nothing found. All words you type must stand in a section.
    [one] One page
   *[other] { $count } pages
}
companion-powers = The powers
companion-power = { $name }: how it wins, an opening, typical mistakes
companion-sections = The rule book
companion-wins = How it wins
companion-actions = What it does
companion-opening = An opening
companion-mistakes = Typical mistakes
companion-example = Example:
companion-silent = Where the book is silent
companion-card = Card { $number }:
companion-parts = Its parts
companion-see = See also
companion-pages = Previous and next section
companion-book = These are our own words. Your rule book has it in full: { $cite }.
companion-nothing = There is nothing about this here yet: see { $cite } in your rule book.
help-companion = The rules in our own words
help-companion-lead = Every section of each rule book, with examples and what we read where the book is silent. At a table each citation, such as HIS 13.2, opens it beside the map.
