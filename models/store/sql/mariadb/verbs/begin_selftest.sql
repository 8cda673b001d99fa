-- Makes a queue with items that remove_selftest takes away again, history and all. Names what earlier selftests that
-- were killed have left.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION begin_selftest(
    the_queue EXACT_NAME(255), the_items BIGINT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, abandoned EXACT_TEXT;
    DECLARE its_queue, from_id, to_id BIGINT;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('begin_selftest', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF EXISTS (SELECT 1 FROM queue_all AS q WHERE q.name = the_queue) THEN
        RETURN JSON_OBJECT('refused', 'queue_is_there', 'queue', the_queue);
    END IF;
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT COALESCE(JSON_ARRAYAGG(q.name), '[]') INTO abandoned
    FROM selftest_all AS s JOIN queue_all AS q ON q.id = s.queue_id
    WHERE s.made_at < moment - INTERVAL 1 HOUR;
    INSERT INTO queue_all (name, title, record_schema, lock_seconds, longest_hold_seconds, dispositions,
                           digest_key)
    VALUES (the_queue, 'Selftest', '{}', 1800, 28800, 'complete', fresh_key());
    SET its_queue = LAST_INSERT_ID();
    INSERT INTO mark_all (queue_id, "rank", item_id) VALUES (its_queue, -9223372036854775808, 0);
    INSERT INTO membership_all (user, queue_id)
    SELECT DISTINCT m.user, its_queue FROM membership_all AS m WHERE m.user = me;
    CALL settle_sight(NULL, its_queue);
    INSERT INTO item_all (queue_id, "key", state, created_by, created_at)
    WITH digit (d) AS (SELECT 0 UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4
                       UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9),
    numbered (number) AS (
        SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d + 100000 * g.d
        FROM digit AS a, digit AS b, digit AS c, digit AS e, digit AS f, digit AS g)
    SELECT its_queue, CONCAT('selftest-', number), 'open', me, moment FROM numbered WHERE number <= the_items;
    INSERT INTO record_all (item_id, imported, search)
    SELECT i.id, '{}', i."key" FROM item_all AS i WHERE i.queue_id = its_queue;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation)
    SELECT its_queue, i.id, moment, 'added', me, the_workstation
    FROM item_all AS i WHERE i.queue_id = its_queue ORDER BY i.id;
    SELECT MIN(i.id), MAX(i.id) INTO from_id, to_id FROM item_all AS i WHERE i.queue_id = its_queue;
    INSERT INTO selftest_all (queue_id, first_item, last_item, made_at) VALUES (its_queue, from_id, to_id, moment);
    RETURN CONCAT('{"queue_id":', its_queue, ',"first_item":', from_id, ',"last_item":', to_id, ',"abandoned":',
                  abandoned, '}');
END
