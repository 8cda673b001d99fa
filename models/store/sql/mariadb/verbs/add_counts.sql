-- Adds a piece to what is counted for a queue, unless somebody else has added it meanwhile. Once all of the queue is
-- counted, what was learned of it before goes. What no piece of the program has (a million of one value at once, long values,
-- events that have not happened) is cut or refused, so that nobody can stop the counting for good.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION add_counts(
    the_learned BIGINT, behind BIGINT, up_to BIGINT, whole BIGINT, counts EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue, known_up_to, figured_up_to, more_records, more_corrections BIGINT;
    DECLARE was_whole INTEGER;
    CALL who_calls('add_counts', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    -- The queue's rules before what is counted, in the order in which set_queue locks them.
    SELECT l.queue_id INTO its_queue FROM learned_all AS l WHERE l.id = the_learned;
    IF is_keyed_twice(its_queue) THEN
        RETURN '{"added":0}';
    END IF;
    SET its_queue = NULL;
    SELECT l.queue_id, l.last_event, l.is_whole INTO its_queue, known_up_to, was_whole
    FROM learned_all AS l WHERE l.id = the_learned FOR UPDATE;
    IF its_queue IS NULL OR NOT known_up_to <=> behind OR NOT EXISTS (
        SELECT 1 FROM sight_all AS s WHERE s.queue_id = its_queue AND s.login = SESSION_LOGIN() AND s.sees_records = 1) THEN
        RETURN '{"added":0}';
    END IF;
    SELECT f.last_event INTO figured_up_to FROM figured_all AS f;
    SELECT GREATEST(-1000000, LEAST(1000000, t.records)), GREATEST(-1000000, LEAST(1000000, t.corrections))
    INTO more_records, more_corrections
    FROM JSON_TABLE(IF(JSON_VALID(counts), counts, '{}'), '$' COLUMNS (
        records BIGINT PATH '$.records', corrections BIGINT PATH '$.corrections')) AS t;
    IF whole IS NULL OR more_records IS NULL OR more_corrections IS NULL THEN
        RETURN '{"refused":"value_odd","what":"counts"}';
    ELSEIF NOT COALESCE(up_to BETWEEN behind AND figured_up_to, 0) THEN
        RETURN '{"refused":"value_odd","what":"up_to"}';
    END IF;
    CALL add_value_counts(the_learned, counts);
    CALL add_pair_counts(the_learned, counts);
    DELETE c FROM counted_item_all AS c
    JOIN JSON_TABLE(counts, '$.gone[*]' COLUMNS (item BIGINT PATH '$')) AS t ON t.item = c.item_id
    WHERE c.learned_id = the_learned;
    INSERT INTO counted_item_all (learned_id, item_id, cells, is_done)
    SELECT the_learned, t.item, IF(CHAR_LENGTH(t.cells) <= 200000, t.cells, NULL), t.is_done
    FROM JSON_TABLE(counts, '$.items[*]' COLUMNS (
        item BIGINT PATH '$[0]', cells EXACT_TEXT PATH '$[1]', is_done INTEGER PATH '$[2]')) AS t
    ON DUPLICATE KEY UPDATE cells = VALUES(cells), is_done = VALUES(is_done);
    UPDATE learned_all
    SET last_event = up_to, records = GREATEST(0, records + more_records),
        corrections = GREATEST(0, corrections + more_corrections), is_whole = GREATEST(is_whole, whole = 1)
    WHERE id = the_learned;
    IF whole = 1 AND was_whole = 0 THEN
        DELETE FROM learned_all WHERE queue_id = its_queue AND id < the_learned;
    END IF;
    RETURN '{"added":1}';
END
