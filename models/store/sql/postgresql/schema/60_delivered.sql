-- name: rows_of_delivered
ALTER TABLE intray.delivered ENABLE ROW LEVEL SECURITY

-- name: see_delivered
-- Whoever reads the item's record.
CREATE POLICY see_delivered ON intray.delivered FOR SELECT
USING (EXISTS (SELECT 1 FROM intray.record AS its WHERE its.item_id = delivered.item_id))

-- name: delivered_row
CREATE VIEW intray.delivered_row WITH (security_invoker = true) AS
SELECT delivered.item_id, coalesce(delivered.worked_from, delivered.record) AS record FROM intray.delivered
