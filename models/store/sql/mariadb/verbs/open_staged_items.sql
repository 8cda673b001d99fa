-- Makes a piece of an accepted import visible; 0: all is. Anybody who imports may go on with it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION open_staged_items(the_import BIGINT, the_limit BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue, from_id, to_id, mark_rank, mark_item BIGINT;
    DECLARE opened BIGINT DEFAULT 0;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('open_staged_items', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT p.queue_id, p.opened_up_to INTO its_queue, from_id FROM import_all AS p
    WHERE p.id = the_import AND p.state = 'accepted' FOR UPDATE;
    IF its_queue IS NULL THEN
        RETURN CONCAT('{"opened":', 0, '}');
    END IF;
    SELECT MAX(t.id), COUNT(*) INTO to_id, opened
    FROM (SELECT i.id FROM item_all AS i FORCE INDEX (item_import)
          WHERE i.import_id = the_import AND i.id > from_id ORDER BY i.id LIMIT the_limit) AS t;
    IF opened = 0 THEN
        CALL redeliver(the_import, the_limit, moment, opened);
        IF opened > 0 THEN
            UPDATE import_all SET heard_at = moment WHERE id = the_import;
            RETURN CONCAT('{"opened":', opened, '}');
        END IF;
        UPDATE import_all SET state = 'complete', heard_at = moment WHERE id = the_import;
        RETURN CONCAT('{"opened":', 0, '}');
    END IF;
    SELECT m."rank", m.item_id INTO mark_rank, mark_item
    FROM mark_all AS m WHERE m.queue_id = its_queue LOCK IN SHARE MODE;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation)
    SELECT its_queue, i.id, moment, 'imported', p.user, p.workstation
    FROM import_all AS p STRAIGHT_JOIN item_all AS i FORCE INDEX (item_import)
        ON i.import_id = p.id AND i.id > from_id AND i.id <= to_id
    WHERE p.id = the_import
    ORDER BY i.id;
    CALL tell_attached(the_import, from_id, to_id, moment);
    UPDATE item_all FORCE INDEX (item_import)
    SET state = 'open', front = available_at IS NULL AND ("rank" < mark_rank OR ("rank" = mark_rank AND id < mark_item))
    WHERE import_id = the_import AND id > from_id AND id <= to_id;
    UPDATE import_all SET opened_up_to = to_id, heard_at = moment WHERE id = the_import;
    RETURN CONCAT('{"opened":', opened, '}');
END
