-- The item of a row that a criteria query found, locked as a row and ready to be given: made if it is new, refreshed
-- if nobody has corrected it. NULL: somebody else was faster.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE ready_item(
    IN the_queue_id BIGINT, IN the_key EXACT_TEXT, IN the_rank BIGINT, IN the_record EXACT_TEXT, IN known BIGINT,
    IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT ready BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE is_there INTEGER DEFAULT 0;
    DECLARE in_front INTEGER;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET is_there = 1;
    SET ready = NULL;
    IF known IS NULL THEN
        SET in_front = stands_in_front(the_queue_id, the_rank, 9223372036854775807);
        BEGIN
            DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
            INSERT INTO item_all (queue_id, "key", priority, state, front, created_by, created_at)
            VALUES (the_queue_id, the_key, -the_rank, 'open', in_front, me, moment);
        END;
        IF NOT is_there THEN
            SET ready = LAST_INSERT_ID();
            INSERT INTO record_all (item_id, imported, search)
            VALUES (ready, the_record, search_text(the_key, the_record));
            IF EXISTS (SELECT 1 FROM queue_all AS q WHERE q.id = the_queue_id AND q.fields = '[]') THEN
                CALL keep_first_fields(the_queue_id, JSON_KEYS(the_record));
            END IF;
            INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation)
            VALUES (the_queue_id, ready, moment, 'added', me, the_workstation);
        END IF;
    ELSE
        SELECT i.id INTO ready FROM item_all AS i
        WHERE i.id = known
          AND (i.state = 'open' AND (i.available_at IS NULL OR i.available_at <= moment) OR i.state = 'locked' AND i.expires_at <= moment)
        FOR UPDATE;
        UPDATE record_all AS r
        SET r.current = the_record, r.search = search_text(the_key, the_record)
        WHERE r.item_id = ready AND COALESCE(r.current, r.imported) <> the_record
          AND NOT EXISTS (SELECT 1 FROM event_all AS e WHERE e.item_id = ready AND e.kind = 'completed');
    END IF;
END
