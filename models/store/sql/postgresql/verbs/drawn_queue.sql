-- The first queue from here on, along the next queues, whose draw the record is; null if it ends here. What was sent
-- back from a queue is drawn there for certain.
CREATE OR REPLACE FUNCTION intray.drawn_queue(first bigint, key text) RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    queue record;
    here bigint := first;
BEGIN
    FOR hop IN 1 .. 20 LOOP
        EXIT WHEN here IS NULL;
        SELECT rules.share, rules.next_queue_id INTO queue FROM intray.queue AS rules WHERE rules.id = here;
        IF random() * 100 < queue.share OR EXISTS (
            SELECT 1 FROM intray.item
            WHERE item.queue_id = here AND item.key = drawn_queue.key AND item.is_sent_back) THEN
            RETURN here;
        END IF;
        here := queue.next_queue_id;
    END LOOP;
    RETURN NULL;
END
$fn$
