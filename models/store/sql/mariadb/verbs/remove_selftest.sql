-- Takes a piece of a selftest away with its history; 0: nothing is left of it, nor its queue.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION remove_selftest(
    the_queue EXACT_NAME(255), the_limit BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue, first_id, last_id, to_id BIGINT;
    DECLARE gone BIGINT DEFAULT 0;
    CALL who_calls('remove_selftest', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT s.queue_id, s.first_item, s.last_item INTO its_queue, first_id, last_id
    FROM selftest_all AS s JOIN queue_all AS q ON q.id = s.queue_id
    WHERE q.name = the_queue FOR UPDATE;
    IF its_queue IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    END IF;
    SELECT MAX(t.id), COUNT(*) INTO to_id, gone
    FROM (SELECT i.id FROM item_all AS i
          WHERE i.queue_id = its_queue AND i.id BETWEEN first_id AND last_id ORDER BY i.id LIMIT the_limit) AS t;
    IF gone > 0 THEN
        CALL forget_selftest(its_queue, to_id);
        DELETE d FROM draft_all AS d JOIN item_all AS i ON i.id = d.item_id
        WHERE i.queue_id = its_queue AND i.id BETWEEN first_id AND to_id;
        DELETE r FROM record_all AS r JOIN item_all AS i ON i.id = r.item_id
        WHERE i.queue_id = its_queue AND i.id BETWEEN first_id AND to_id;
        DELETE FROM item_all WHERE queue_id = its_queue AND id BETWEEN first_id AND to_id;
        RETURN CONCAT('{"gone":', gone, '}');
    END IF;
    IF EXISTS (SELECT 1 FROM item_all AS i WHERE i.queue_id = its_queue)
       OR EXISTS (SELECT 1 FROM import_all AS p WHERE p.queue_id = its_queue)
       OR EXISTS (SELECT 1 FROM queue_all AS o WHERE o.next_queue_id = its_queue) THEN
        RETURN JSON_OBJECT('refused', 'queue_in_use', 'queue', the_queue);
    END IF;
    DELETE FROM selftest_all WHERE queue_id = its_queue;
    DELETE FROM queue_all WHERE id = its_queue;
    UPDATE user_all SET "change" = "change" + 1 WHERE name = me;
    RETURN '{"gone":0}';
END
