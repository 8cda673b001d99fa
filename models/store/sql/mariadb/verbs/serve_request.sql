-- Gives a work request what the kept result has for it, within the rules; how many items. What its asker has returned
-- comes last.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE serve_request(
    IN the_request BIGINT, IN the_queue_id BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255),
    IN the_lock EXACT_CODE(36), IN most BIGINT, OUT given INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE its_key, its_record EXACT_TEXT;
    DECLARE kept EXACT_TEXT DEFAULT kept_back(me, the_queue_id, moment);
    DECLARE its_rank, known, ready BIGINT;
    DECLARE at_end, allowed, apart INTEGER DEFAULT 0;
    DECLARE waiting CURSOR FOR
        SELECT f."key", f."rank", f.record, i.id
        FROM source_row_all AS f
        LEFT JOIN item_all AS i ON i.queue_id = f.queue_id AND i."key" = f."key"
        WHERE f.queue_id = the_queue_id
          AND (i.id IS NULL OR i.state = 'open' AND (i.available_at IS NULL OR i.available_at <= moment)
               OR i.state = 'locked' AND i.expires_at <= moment AND (allowed IS NULL OR i.attempts < allowed))
          AND NOT (apart = 1 AND (i.not_for <=> me OR i.nor_for <=> me))
          AND NOT COALESCE(FIND_IN_SET(i.id, kept), 0)
        ORDER BY COALESCE(i.attempts, 0) > 0 AND EXISTS (
                     SELECT 1 FROM event_all
                     WHERE event_all.item_id = i.id AND event_all.kind = 'returned' AND event_all.user = me),
                 f."rank", f.place;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    SET given = 0;
    SELECT q.attempts, q.other_hands INTO allowed, apart FROM queue_all AS q WHERE q.id = the_queue_id;
    OPEN waiting;
    SET at_end = 0;
    FETCH waiting INTO its_key, its_rank, its_record, known;
    WHILE NOT at_end AND given < most DO
        CALL ready_item(the_queue_id, its_key, its_rank, its_record, known, me, the_workstation, moment, ready);
        IF ready IS NOT NULL THEN
            CALL take_item(ready, me, the_lock, the_workstation, moment);
            SET given = given + 1;
        END IF;
        SET at_end = 0;
        FETCH waiting INTO its_key, its_rank, its_record, known;
    END WHILE;
    CLOSE waiting;
END
