-- name: stage_one
-- Brings one item in, unseen, and says what became of it. What came in under its former key keeps it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE stage_one(
    IN the_import BIGINT, IN the_queue_id BIGINT, IN the_key EXACT_NAME(700), IN the_priority INTEGER,
    IN the_due DATETIME(3), IN the_record EXACT_TEXT, IN the_search EXACT_TEXT, IN the_context EXACT_TEXT,
    IN its_missing EXACT_TEXT, IN the_compared EXACT_TEXT, IN the_former_key EXACT_NAME(700), IN the_former_fields EXACT_TEXT,
    IN updates BIGINT, IN whole BIGINT, IN me EXACT_NAME(255), IN moment DATETIME(3), OUT result EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE is_there INTEGER DEFAULT 0;
    DECLARE its_key EXACT_NAME(700) DEFAULT the_key;
    IF the_former_key IS NOT NULL AND EXISTS (
        SELECT 1 FROM item_all AS i JOIN record_all AS r ON r.item_id = i.id
        WHERE i.queue_id = the_queue_id AND i."key" = the_former_key
          AND is_same_record(r.imported, the_former_fields)) THEN
        SET its_key = the_former_key;
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO item_all (queue_id, "key", priority, state, available_at, import_id, created_by, created_at)
        VALUES (the_queue_id, its_key, the_priority, 'staged', the_due, the_import, me, moment);
    END;
    IF is_there THEN
        CALL compare_item(the_import, the_queue_id, its_key, the_compared, updates, whole, result);
    ELSE
        INSERT INTO record_all (item_id, imported, missing, search, context)
        VALUES (LAST_INSERT_ID(), the_record, its_missing, COALESCE(the_search, its_key COLLATE EXACT_TEXT), the_context);
        SET result = 'added';
    END IF;
END

-- name: compare_item
-- What a row is to the item that the queue has under its key, and what is kept of it until the import is accepted. What was
-- taken out of the queue comes back with its key. An update that agrees with a correction ends what an earlier file asks.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE compare_item(
    IN the_import BIGINT, IN the_queue_id BIGINT, IN the_key EXACT_NAME(700), IN the_compared EXACT_TEXT,
    IN updates BIGINT, IN whole BIGINT, OUT result EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE the_item BIGINT;
    SELECT i.id, CASE
               WHEN i.import_id <=> the_import OR told.outcome = 'waiting' THEN 'repeated'
               WHEN i.state = 'dismissed' AND d.recalled_at = r.finished_at THEN 'updates'
               WHEN is_same_record(COALESCE(d.record, r.imported), the_compared) THEN 'already_there'
               WHEN r.sealed = 0 AND r.current IS NOT NULL AND is_same_record(r.current, the_compared)
                    AND NOT (updates = 1 AND EXISTS (SELECT 1 FROM proposal_all AS asked WHERE asked.item_id = i.id))
               THEN 'already_there'
               WHEN updates = 1 THEN 'updates'
               ELSE 'changed' END
    INTO the_item, result
    FROM item_all AS i
    JOIN record_all AS r ON r.item_id = i.id
    LEFT JOIN delivered_all AS d ON d.item_id = i.id
    LEFT JOIN redelivered_all AS told ON told.import_id = the_import AND told.item_id = i.id
    WHERE i.queue_id = the_queue_id AND i."key" = the_key;
    IF result = 'updates' THEN
        INSERT INTO redelivered_all (import_id, item_id, record, outcome)
        VALUES (the_import, the_item, the_compared, 'waiting')
        ON DUPLICATE KEY UPDATE record = VALUES(record), outcome = 'waiting';
    ELSEIF whole = 1 AND result IN ('already_there', 'changed') THEN
        INSERT IGNORE INTO redelivered_all (import_id, item_id, outcome) VALUES (the_import, the_item, 'same');
    END IF;
END
