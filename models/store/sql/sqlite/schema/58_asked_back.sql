-- name: asked_back_row
CREATE VIEW asked_back_row AS
SELECT asked_back.item_id, asked_back.user, asked_back.at, asked_back.note
FROM asked_back
JOIN item ON item.id = asked_back.item_id
JOIN record ON record.item_id = item.id
WHERE (item.state = 'done' OR item.state = 'failed' OR item.state = 'dismissed') AND record.finished_at <= asked_back.at
