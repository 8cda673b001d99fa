-- Takes a piece of what was staged out again; 0: nothing is left. First the state, so that an importer that is slow but
-- alive adds nothing afterwards. Another's import goes only when nothing was heard of it for a minute. The rows are read
-- with a lock: what was staged while this waited for the import is one of them.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION discard_import(the_import BIGINT, the_limit BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, importer EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_state EXACT_WORD(64);
    DECLARE to_id BIGINT;
    DECLARE gone BIGINT DEFAULT 0;
    DECLARE heard, moment DATETIME(3);
    SET moment = UTC_TIMESTAMP(3);
    CALL who_calls('discard_import', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT p.state, p.user, p.heard_at INTO its_state, importer, heard FROM import_all AS p
    WHERE p.id = the_import AND p.state IN ('staging', 'discarding') FOR UPDATE;
    IF its_state IS NULL THEN
        RETURN CONCAT('{"gone":', 0, '}');
    END IF;
    IF its_state = 'staging' AND importer <> me AND heard > moment - INTERVAL 60 SECOND THEN
        RETURN JSON_OBJECT('refused', 'import_running');
    END IF;
    SELECT MAX(t.id), COUNT(*) INTO to_id, gone
    FROM (SELECT i.id FROM item_all AS i FORCE INDEX (item_import)
          WHERE i.import_id = the_import ORDER BY i.id LIMIT the_limit FOR UPDATE) AS t;
    DELETE r FROM item_all AS i FORCE INDEX (item_import) STRAIGHT_JOIN record_all AS r ON r.item_id = i.id
    WHERE i.import_id = the_import AND i.id <= to_id;
    DELETE a FROM item_all AS i FORCE INDEX (item_import) STRAIGHT_JOIN attachment_all AS a ON a.item_id = i.id
    WHERE i.import_id = the_import AND i.id <= to_id;
    DELETE FROM item_all WHERE import_id = the_import AND id <= to_id;
    IF gone = 0 THEN
        DELETE FROM redelivered_all WHERE import_id = the_import;
    END IF;
    UPDATE import_all SET state = IF(gone = 0, 'discarded', 'discarding'), heard_at = moment WHERE id = the_import;
    RETURN CONCAT('{"gone":', gone, '}');
END
