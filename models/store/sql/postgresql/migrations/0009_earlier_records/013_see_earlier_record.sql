-- Whoever answers for all records, of those queues that they see.
CREATE POLICY see_earlier_record ON intray.earlier_record FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator'))
       AND EXISTS (SELECT 1 FROM intray.record WHERE record.item_id = earlier_record.item_id))
