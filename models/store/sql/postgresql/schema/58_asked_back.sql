-- name: rows_of_asked_back
ALTER TABLE intray.asked_back ENABLE ROW LEVEL SECURITY

-- name: see_asked_back
-- For those who can open items again. Others read in an item's history what was asked.
CREATE POLICY see_asked_back ON intray.asked_back FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator')))

-- name: asked_back_row
CREATE VIEW intray.asked_back_row WITH (security_invoker = true) AS
SELECT asked.item_id, asked."user", intray.iso(asked.at) AS at, asked.note
FROM intray.asked_back AS asked
JOIN intray.item ON item.id = asked.item_id
JOIN intray.record ON record.item_id = item.id
WHERE item.state IN ('done', 'failed', 'dismissed') AND record.finished_at <= asked.at
