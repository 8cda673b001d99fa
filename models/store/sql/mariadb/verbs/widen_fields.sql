-- name: widen_fields
-- Adds fields behind those that the queue has; the ones it has stay where they are.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION widen_fields(
    the_queue EXACT_NAME(255), the_fields EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, its_fields, one EXACT_TEXT;
    DECLARE its_id BIGINT;
    DECLARE place INTEGER DEFAULT 0;
    CALL who_calls('widen_fields', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id, q.fields INTO its_id, its_fields FROM queue_all AS q WHERE q.name = the_queue FOR UPDATE;
    IF its_id IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    END IF;
    WHILE place < JSON_LENGTH(the_fields) DO
        SET one = JSON_QUOTE(JSON_VALUE(the_fields, CONCAT('$[', place, ']'))), place = place + 1;
        IF NOT JSON_CONTAINS(its_fields, one) THEN
            SET its_fields = JSON_ARRAY_APPEND(its_fields, '$', JSON_VALUE(one, '$'));
        END IF;
    END WHILE;
    IF JSON_LENGTH(its_fields) > MOST_FIELDS THEN
        RETURN '{"refused":"too_many","what":"field","most":MOST_FIELDS}';
    END IF;
    UPDATE queue_all SET fields = its_fields, "change" = "change" + 1 WHERE id = its_id;
    RETURN '{}';
END

-- name: keep_first_fields
-- A queue that has no fields yet gets these.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE keep_first_fields(
    IN its_queue BIGINT, IN its_fields EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
UPDATE queue_all AS q SET q.fields = its_fields, q."change" = q."change" + 1
WHERE q.id = its_queue AND q.fields = '[]' AND JSON_LENGTH(its_fields) > 0
