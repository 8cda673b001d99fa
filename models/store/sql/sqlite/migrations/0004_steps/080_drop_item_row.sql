DROP VIEW item_row
