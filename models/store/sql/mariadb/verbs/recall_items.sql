-- name: recall_items
-- Takes a piece of what a delivery brought out of its queue again, behind the item the_after: what nobody has worked on. Or,
-- with missing = 1, what a delivery of everything lacks, and nobody holds. Such an item is dismissed, keeps its key, and is
-- back when the key comes again. Says how far it came; nothing more: the_after as it was given.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION recall_items(
    the_import BIGINT, missing BIGINT, the_after BIGINT, the_limit BIGINT, the_reason EXACT_TEXT,
    the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE looked_at, recalled BIGINT DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE is_gone INTEGER;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('recall_items', me, answer);
    SET answer = COALESCE(answer, IF(COALESCE(missing IN (0, 1) AND the_after >= 0 AND the_limit BETWEEN 1 AND 10000
                                              AND the_workstation IS NOT NULL, 0), NULL,
                                     '{"refused":"value_odd","what":"after"}'), reason_refused(the_reason));
    IF answer IS NULL THEN
        CALL recall_refused(the_import, missing, the_reason, answer);
    END IF;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    recalling: WHILE looked_at < the_limit DO
        SET one = IF(missing, next_missing_in(the_import, the_after), next_untouched_of(the_import, the_after));
        IF one IS NULL THEN
            LEAVE recalling;
        END IF;
        CALL recall_one(the_import, missing, one, me, the_reason, the_workstation, moment, is_gone);
        SET recalled = recalled + is_gone, looked_at = looked_at + 1, the_after = one;
    END WHILE;
    UPDATE import_all SET recalled_at = moment, recalled_by = me
    WHERE id = the_import AND missing = 0 AND recalled_at IS NULL;
    RETURN CONCAT('{"recalled":', recalled, ',"after":', the_after, '}');
END

-- name: recall_refused
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE recall_refused(
    IN the_import BIGINT, IN missing BIGINT, IN the_reason EXACT_TEXT, OUT answer EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    SET answer = '{"refused":"no_such_delivery"}';
    SELECT CASE
               WHEN p.state <> 'complete' THEN '{"refused":"delivery_not_complete"}'
               WHEN missing = 1 AND NOT COALESCE(JSON_EXTRACT(p.told, '$.whole') = 'true'
                                                 AND JSON_VALUE(p.told, '$.rows') > 0, 0)
               THEN '{"refused":"delivery_not_whole"}'
               WHEN missing = 1 AND JSON_VALUE(p.told, '$.rejected') > 0 THEN '{"refused":"delivery_has_rejects"}'
               WHEN COALESCE(the_reason, '') NOT REGEXP '[^\\h\\v]' THEN '{"refused":"recall_reason_missing"}' END
    INTO answer FROM import_all AS p WHERE p.id = the_import FOR UPDATE;
END

-- name: recall_one
-- Whether the item is out of its queue now. It is looked at once more under its lock: somebody may just have taken it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE recall_one(
    IN the_import BIGINT, IN missing BIGINT, IN the_item BIGINT, IN me EXACT_NAME(255), IN the_reason EXACT_TEXT,
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT is_gone INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
recalling: BEGIN
    DECLARE its_queue BIGINT;
    DECLARE its_digest EXACT_TEXT;
    SELECT i.queue_id INTO its_queue FROM item_all AS i
    WHERE i.id = the_item AND i.state = 'open' AND (missing = 1 OR i.attempts = 0) FOR UPDATE;
    SET is_gone = its_queue IS NOT NULL;
    IF NOT is_gone THEN
        LEAVE recalling;
    END IF;
    UPDATE item_all AS i
    SET i.state = 'dismissed', i.available_at = NULL, i.front = 0, i."change" = i."change" + 1
    WHERE i.id = the_item;
    SELECT SHA2(CONCAT(q.digest_key, '|', the_item, '|', COALESCE(r.current, r.imported)), 256) INTO its_digest
    FROM record_all AS r JOIN queue_all AS q ON q.id = its_queue WHERE r.item_id = the_item FOR UPDATE;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_item, moment, 'recalled', me, the_workstation,
            CONCAT('{"digest":"', its_digest, '","import":', the_import, ',"reason":', JSON_QUOTE(the_reason), '}'));
    UPDATE record_all AS r SET r.error = the_reason, r.finished_by = me, r.finished_at = moment WHERE r.item_id = the_item;
    DELETE FROM proposal_all WHERE item_id = the_item;
    INSERT INTO delivered_all (item_id, import_id, recalled_at) VALUES (the_item, the_import, moment)
    ON DUPLICATE KEY UPDATE recalled_at = VALUES(recalled_at);
END

-- name: next_untouched_of
-- The next item of an import that nobody has worked on, behind one of them. What it corrected itself is no work, nor is
-- taking that back.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION next_untouched_of(the_import BIGINT, the_after BIGINT)
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (
    SELECT i.id FROM item_all AS i FORCE INDEX (item_import)
    WHERE i.import_id = the_import AND i.id > the_after AND i.state = 'open' AND i.attempts = 0
      AND NOT EXISTS (SELECT 1 FROM event_all AS e
                      WHERE e.item_id = i.id AND e.kind NOT IN ('imported', 'prioritized', 'assigned', 'unassigned')
                        AND NOT (e.kind = 'attached' AND e.user = i.created_by)
                        AND NOT (e.kind = 'corrected' AND JSON_VALUE(e.detail, '$.import') <=> the_import))
    ORDER BY i.id LIMIT 1)

-- name: next_missing_in
-- The next item that waits and was there before an import of everything, which does not have it, behind one of them.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION next_missing_in(the_import BIGINT, the_after BIGINT)
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (
    SELECT i.id FROM import_all AS p STRAIGHT_JOIN item_all AS i FORCE INDEX (PRIMARY)
        ON i.id > the_after AND i.queue_id = p.queue_id AND i.state = 'open' AND i.created_at < p.started_at
        AND NOT i.import_id <=> p.id
    WHERE p.id = the_import
      AND NOT EXISTS (SELECT 1 FROM redelivered_all AS r WHERE r.import_id = the_import AND r.item_id = i.id)
    ORDER BY i.id LIMIT 1)
