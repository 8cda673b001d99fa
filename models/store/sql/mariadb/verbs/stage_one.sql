-- Brings one item in, unseen, and says what became of it. What came in under its former key keeps it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE stage_one(
    IN the_import BIGINT, IN the_queue_id BIGINT, IN the_key EXACT_NAME(700), IN the_priority INTEGER,
    IN the_due DATETIME(3), IN the_record EXACT_TEXT, IN the_search EXACT_TEXT, IN the_context EXACT_TEXT,
    IN the_compared EXACT_TEXT, IN the_former_key EXACT_NAME(700), IN the_former_fields EXACT_TEXT,
    IN me EXACT_NAME(255), IN moment DATETIME(3), OUT result EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE is_there INTEGER DEFAULT 0;
    DECLARE its_key EXACT_NAME(700) DEFAULT the_key;
    IF the_former_key IS NOT NULL AND EXISTS (
        SELECT 1 FROM item_all AS i JOIN record_all AS r ON r.item_id = i.id
        WHERE i.queue_id = the_queue_id AND i.item_key = the_former_key
          AND is_same_record(r.imported, the_former_fields)) THEN
        SET its_key = the_former_key;
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO item_all (queue_id, item_key, priority, state, due_at, import_id, created_by, created_at)
        VALUES (the_queue_id, its_key, the_priority, 'staged', the_due, the_import, me, moment);
    END;
    IF is_there THEN
        SELECT CASE
                   WHEN i.import_id <=> the_import THEN 'repeated'
                   WHEN is_same_record(r.imported, the_compared) THEN 'already_there'
                   WHEN r.sealed = 0 AND r.current IS NOT NULL AND is_same_record(r.current, the_compared)
                   THEN 'already_there'
                   ELSE 'changed' END
        INTO result
        FROM item_all AS i JOIN record_all AS r ON r.item_id = i.id
        WHERE i.queue_id = the_queue_id AND i.item_key = its_key;
    ELSE
        INSERT INTO record_all (item_id, imported, search, context)
        VALUES (LAST_INSERT_ID(), the_record, COALESCE(the_search, its_key COLLATE EXACT_TEXT), the_context);
        SET result = 'added';
    END IF;
END
