### What was guessed in the data, and on what grounds, table by table: the workbench tells it.

guessed-setups = The scenario book was not at hand for this set-up. It follows what is told of it, and its neighbours.
guessed-edition_changes = What this printing does otherwise is told in notes, but not this value.
