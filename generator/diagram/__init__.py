"""Pictures of a table: a configuration becomes a scene of plain values, and a scene becomes SVG.

Ask `picture_scene` (or `board_scene`, `ring_scene`, `front_scene`) for a scene, and `svg` to draw
it. This room is the only user of svgwrite, and takes every rule from the rules core.
"""
