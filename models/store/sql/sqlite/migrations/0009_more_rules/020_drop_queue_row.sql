DROP VIEW queue_row
