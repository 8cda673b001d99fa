-- Brings one item in, unseen, and says what became of it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE stage_one(
    IN the_import BIGINT, IN the_queue_id BIGINT, IN the_key EXACT_NAME(700), IN the_priority INTEGER,
    IN the_due DATETIME(3), IN the_record EXACT_TEXT, IN the_search EXACT_TEXT, IN the_context EXACT_TEXT,
    IN me EXACT_NAME(255), IN moment DATETIME(3), OUT result EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE is_there INTEGER DEFAULT 0;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO item_all (queue_id, item_key, priority, state, due_at, import_id, created_by, created_at)
        VALUES (the_queue_id, the_key, the_priority, 'staged', the_due, the_import, me, moment);
    END;
    IF is_there THEN
        SELECT IF(i.import_id <=> the_import, 'repeated', 'already_there') INTO result
        FROM item_all AS i WHERE i.queue_id = the_queue_id AND i.item_key = the_key;
    ELSE
        INSERT INTO record_all (item_id, imported, search, context)
        VALUES (LAST_INSERT_ID(), the_record, COALESCE(the_search, the_key COLLATE EXACT_TEXT), the_context);
        SET result = 'added';
    END IF;
END
