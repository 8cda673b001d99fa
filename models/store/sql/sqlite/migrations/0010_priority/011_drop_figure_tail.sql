DROP VIEW figure_tail
