### What cannot be exported or reported.

error-no-folder = { $out } is a file, not a folder.
error-not-made = { $out } cannot be made: { $why }.
error-not-empty = { $out } is not empty, and holds no data set to go on with.
error-other-set = { $out } holds another data set ({ $why }).
error-pyarrow-wanted = Data sets need pyarrow: pip install 'tercio[data]'.
error-altair-wanted = Reports need altair: pip install 'tercio[data]'.
error-no-table = { $path } is no table of a data set: { $why }
error-no-set = { $folder } holds no data set: make one with `tercio export`.
error-incomplete = The data set in { $folder } is not complete: go on with the same command.
error-no-manifest = { $folder } holds no data set: its manifest is none of ours.
error-nobody-agrees = No game can be exported: of each, somebody has not agreed to it.
error-no-seat = There is no seat '{ $seat }' at { $save }; there are { $seats }.
