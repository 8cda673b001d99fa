-- Keeps what was learned of a queue about its duplicates, unless fields of its records are keyed twice by now; the keys of
-- its records come behind an event.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keep_duplicate_model(
    the_queue EXACT_NAME(255), the_model EXACT_TEXT, the_records BIGINT, behind BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue BIGINT;
    CALL who_calls('keep_duplicate_model', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id INTO its_queue FROM queue_all AS q
    JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN() AND s.sees_records = 1
    WHERE q.name = the_queue;
    IF its_queue IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', COALESCE(the_queue, ''));
    ELSEIF the_model IS NULL OR the_records IS NULL OR behind IS NULL THEN
        RETURN '{"refused":"value_odd","what":"model"}';
    ELSEIF CHAR_LENGTH(the_model) > 100000000 THEN
        RETURN '{"refused":"text_too_long","what":"model","most":100000000}';
    END IF;
    IF NOT is_keyed_twice(its_queue) THEN
        INSERT INTO duplicate_model_all (queue_id, model, of_records, last_event)
        VALUES (its_queue, the_model, the_records, behind);
    END IF;
    RETURN '{}';
END
