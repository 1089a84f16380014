### Names that no row of the data has.

name-seat-colonna = Colonna
name-seat-gonzaga = Gonzaga
name-seat-medici = Medici
name-seat-orsini = Orsini
