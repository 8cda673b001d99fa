-- What a user can do in a queue, in place of what they could before.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION set_tags(
    the_name EXACT_NAME(255), the_queue EXACT_NAME(255), the_tags EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, known, odd EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue BIGINT;
    CALL who_calls('set_tags', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id INTO its_queue FROM queue_all AS q WHERE q.name = the_queue;
    IF its_queue IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    END IF;
    SELECT u.name INTO known FROM user_all AS u WHERE u.name = the_name FOR UPDATE;
    IF known IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_user', 'user', the_name);
    END IF;
    IF COALESCE(JSON_TYPE(the_tags), '') <> 'ARRAY' THEN
        RETURN '{"refused":"value_odd","what":"tags"}';
    END IF;
    SELECT COALESCE(said.tag, '') INTO odd
    FROM JSON_TABLE(the_tags, '$[*]' COLUMNS (tag EXACT_NAME(255) PATH '$')) AS said
    WHERE said.tag IS NULL OR said.tag NOT REGEXP '^[^[:space:],@]+$' OR CHAR_LENGTH(said.tag) > 50 LIMIT 1;
    IF odd IS NOT NULL THEN
        RETURN JSON_OBJECT('refused', 'no_tag', 'tag', odd);
    END IF;
    CALL rules_found('user', known);
    DELETE FROM user_tag_all WHERE user = known AND queue_id = its_queue;
    INSERT INTO user_tag_all (user, queue_id, tag)
    SELECT DISTINCT known, its_queue, said.tag
    FROM JSON_TABLE(the_tags, '$[*]' COLUMNS (tag EXACT_NAME(255) PATH '$')) AS said;
    CALL tell_rules('user', 'changed', known, me);
    RETURN '{}';
END
