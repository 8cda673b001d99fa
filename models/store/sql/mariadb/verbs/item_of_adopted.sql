-- The item of a row; made if Intray has had nothing to do with it yet. Looked for by SELECT ... INTO, because a SELECT within
-- SET locks what it reads.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE item_of_adopted(
    IN the_queue_id BIGINT, IN the_key EXACT_TEXT, IN the_record EXACT_TEXT, IN me EXACT_NAME(255),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT its_id BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    SELECT MAX(i.id) INTO its_id FROM item_all AS i
    WHERE i.queue_id = the_queue_id AND i."key" = CONVERT(the_key USING utf8mb4) COLLATE EXACT_NAME;
    IF its_id IS NULL THEN
        INSERT IGNORE INTO item_all (queue_id, "key", priority, state, created_by, created_at)
        VALUES (the_queue_id, the_key, 0, 'open', me, moment);
        IF ROW_COUNT() = 1 THEN
            SET its_id = LAST_INSERT_ID();
            INSERT INTO record_all (item_id, imported, search) VALUES (its_id, the_record, the_key);
            INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation)
            VALUES (the_queue_id, its_id, moment, 'added', me, the_workstation);
        ELSE
            SELECT MAX(i.id) INTO its_id FROM item_all AS i
            WHERE i.queue_id = the_queue_id AND i."key" = CONVERT(the_key USING utf8mb4) COLLATE EXACT_NAME;
        END IF;
    END IF;
END
