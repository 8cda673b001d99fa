-- name: rows_of_earlier_record
ALTER TABLE intray.earlier_record ENABLE ROW LEVEL SECURITY

-- name: see_earlier_record
-- Whoever answers for all records, of those queues that they see.
CREATE POLICY see_earlier_record ON intray.earlier_record FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator'))
       AND EXISTS (SELECT 1 FROM intray.record WHERE record.item_id = earlier_record.item_id))
