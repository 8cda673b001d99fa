CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION begin_import(
    the_queue EXACT_NAME(255), the_source EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue BIGINT;
    DECLARE is_running INTEGER DEFAULT 0;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('begin_import', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id INTO its_queue FROM queue_all AS q WHERE q.name = the_queue;
    IF its_queue IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    END IF;
    IF EXISTS (SELECT 1 FROM adopted_all AS a WHERE a.queue_id = its_queue) THEN
        RETURN JSON_OBJECT('refused', 'queue_is_adopted', 'queue', the_queue);
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_running = 1;
        INSERT INTO import_all (queue_id, source, state, user, workstation, started_at, heard_at)
        VALUES (its_queue, COALESCE(the_source, ''), 'staging', me, the_workstation, moment, moment);
    END;
    RETURN IF(is_running, JSON_OBJECT('refused', 'import_running'), CONCAT('{"import":', LAST_INSERT_ID(), '}'));
END
