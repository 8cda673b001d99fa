-- Adds a piece to the keys of a queue's records, unless somebody else has added it meanwhile: [[item, [key ...]] ...]. Once
-- all records have theirs, what was learned of the queue before goes.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION add_duplicate_keys(
    the_model BIGINT, behind BIGINT, up_to BIGINT, whole BIGINT, the_items EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue, known_up_to BIGINT;
    CALL who_calls('add_duplicate_keys', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    -- The queue's rules before what is kept, in the order in which set_queue locks them.
    SELECT m.queue_id INTO its_queue FROM duplicate_model_all AS m WHERE m.id = the_model;
    IF is_keyed_twice(its_queue) THEN
        RETURN '{"added":0}';
    END IF;
    SET its_queue = NULL;
    SELECT m.queue_id, m.last_event INTO its_queue, known_up_to
    FROM duplicate_model_all AS m WHERE m.id = the_model FOR UPDATE;
    IF its_queue IS NULL OR NOT known_up_to <=> behind OR NOT EXISTS (
        SELECT 1 FROM sight_all AS s WHERE s.queue_id = its_queue AND s.login = SESSION_LOGIN() AND s.sees_records = 1) THEN
        RETURN '{"added":0}';
    ELSEIF up_to IS NULL OR NOT COALESCE(JSON_VALID(the_items), 0) THEN
        RETURN '{"refused":"value_odd","what":"items"}';
    END IF;
    DELETE k FROM duplicate_key_all AS k
    JOIN JSON_TABLE(the_items, '$[*]' COLUMNS (item BIGINT PATH '$[0]')) AS t ON t.item = k.item_id
    WHERE k.model_id = the_model;
    INSERT IGNORE INTO duplicate_key_all (model_id, digest, item_id)
    SELECT the_model, t.digest, t.item
    FROM JSON_TABLE(the_items, '$[*]' COLUMNS (
        item BIGINT PATH '$[0]', NESTED PATH '$[1][*]' COLUMNS (digest BIGINT PATH '$'))) AS t
    WHERE t.digest IS NOT NULL AND t.item IS NOT NULL;
    UPDATE duplicate_model_all SET last_event = up_to, is_whole = GREATEST(is_whole, COALESCE(whole, 0) = 1)
    WHERE id = the_model;
    IF whole = 1 THEN
        DELETE FROM duplicate_model_all WHERE queue_id = its_queue AND id < the_model;
    END IF;
    RETURN '{"added":1}';
END
