-- Keeps what was learned of a queue: as something new, with which counting begins behind an event, or in the place of what
-- is counted already. Nothing is kept if fields of its records are keyed twice by now.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keep_learned(
    the_queue EXACT_NAME(255), replaced BIGINT, the_fields EXACT_TEXT, the_pairs EXACT_TEXT, the_model EXACT_TEXT,
    the_records BIGINT, the_corrections BIGINT, behind BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue, figured_up_to BIGINT;
    CALL who_calls('keep_learned', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id INTO its_queue FROM queue_all AS q
    JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN() AND s.sees_records = 1
    WHERE q.name = the_queue;
    SELECT f.last_event INTO figured_up_to FROM figured_all AS f;
    IF its_queue IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', COALESCE(the_queue, ''));
    ELSEIF the_fields IS NULL OR the_pairs IS NULL OR the_model IS NULL OR the_records IS NULL
           OR the_corrections IS NULL OR behind IS NULL THEN
        RETURN '{"refused":"value_odd","what":"model"}';
    ELSEIF NOT COALESCE(JSON_TYPE(the_fields) = 'ARRAY' AND JSON_LENGTH(the_fields) <= 100, 0)
           OR NOT COALESCE(JSON_TYPE(the_pairs) = 'ARRAY' AND JSON_LENGTH(the_pairs) <= 10000, 0)
           OR GREATEST(the_records, the_corrections) > 1000000000000 OR LEAST(the_records, the_corrections, behind) < 0
           OR behind > figured_up_to THEN
        RETURN '{"refused":"value_odd","what":"model"}';
    ELSEIF CHAR_LENGTH(the_model) > 100000000 THEN
        RETURN '{"refused":"text_too_long","what":"model","most":100000000}';
    END IF;
    IF is_keyed_twice(its_queue) THEN
        RETURN '{}';
    END IF;
    IF replaced > 0 THEN
        UPDATE learned_all SET model = the_model, of_records = the_records, of_corrections = the_corrections
        WHERE id = replaced AND queue_id = its_queue;
    ELSE
        INSERT INTO learned_all (queue_id, fields, pairs, model, of_records, of_corrections, last_event)
        VALUES (its_queue, the_fields, the_pairs, the_model, the_records, the_corrections, behind);
    END IF;
    RETURN '{}';
END
