CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION add_item(
    the_queue EXACT_NAME(255), the_key EXACT_TEXT, the_priority BIGINT, the_after BIGINT, the_record EXACT_TEXT,
    the_search EXACT_TEXT, the_context EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue, its_id BIGINT;
    DECLARE its_fields EXACT_TEXT;
    DECLARE is_there INTEGER DEFAULT 0;
    DECLARE in_front INTEGER;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('add_item', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF the_key NOT REGEXP '[^[:space:]]' THEN
        RETURN JSON_OBJECT('refused', 'key_blank');
    END IF;
    SELECT q.id, q.fields INTO its_queue, its_fields FROM queue_all AS q WHERE q.name = the_queue;
    IF its_queue IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    END IF;
    IF EXISTS (SELECT 1 FROM adopted_all AS a WHERE a.queue_id = its_queue) THEN
        RETURN JSON_OBJECT('refused', 'queue_is_adopted', 'queue', the_queue);
    END IF;
    SELECT COALESCE(record_refused(NULL, the_record, q.fields, '[]', q.largest_record, q.largest_field, 0),
                    beside_refused(the_search, the_context, q.largest_record)) INTO answer
    FROM queue_all AS q WHERE q.id = its_queue;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    -- Before its id is drawn, so that the mark cannot pass it by; no open item has a greater one.
    SET in_front = stands_in_front(its_queue, -the_priority, 9223372036854775807);
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO item_all (queue_id, "key", priority, state, available_at, front, created_by, created_at)
        VALUES (its_queue, the_key, the_priority, 'open', IF(the_after > 0, moment + INTERVAL the_after SECOND, NULL),
                NOT the_after > 0 AND in_front, me, moment);
    END;
    IF is_there THEN
        RETURN CONCAT('{"refused":"key_is_there","key":', JSON_QUOTE(the_key), ',"queue":', JSON_QUOTE(the_queue), '}');
    END IF;
    SET its_id = LAST_INSERT_ID();
    INSERT INTO record_all (item_id, imported, search, context)
    VALUES (its_id, the_record, COALESCE(the_search, the_key), the_context);
    IF its_fields = '[]' THEN
        CALL keep_first_fields(its_queue, JSON_KEYS(the_record));
    END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation)
    VALUES (its_queue, its_id, moment, 'added', me, the_workstation);
    RETURN CONCAT('{"item":', its_id, '}');
END
