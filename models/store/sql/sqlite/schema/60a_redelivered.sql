-- name: redelivered_row
CREATE VIEW redelivered_row AS
SELECT import_id, item_id, outcome FROM redelivered
