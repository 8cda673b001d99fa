-- name: delivered_row
CREATE VIEW delivered_row AS
SELECT item_id, coalesce(worked_from, record) AS record FROM delivered
