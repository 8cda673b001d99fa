CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION add_queue(the_rules EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE next_id, decide_id, its_id BIGINT;
    DECLARE is_there INTEGER DEFAULT 0;
    DECLARE its_name EXACT_NAME(255) DEFAULT JSON_VALUE(the_rules, '$.name');
    CALL who_calls('add_queue', me, answer);
    IF answer IS NULL THEN
        CALL next_queue_in('next_queue', the_rules, next_id, answer);
    END IF;
    IF answer IS NULL THEN
        CALL next_queue_in('decide_queue', the_rules, decide_id, answer);
    END IF;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    -- A queue that decides for another keeps other hands from then on, which is a rule of its own.
    IF (JSON_VALUE(the_rules, '$.source_query') IS NOT NULL OR decide_id IS NOT NULL) AND NOT EXISTS (
        SELECT 1 FROM user_all AS u WHERE u.name = me AND FIND_IN_SET('administrator', u.roles)) THEN
        RETURN JSON_OBJECT('refused', 'not_permitted', 'role', 'administrator');
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO queue_all (name, title, record_schema, lock_seconds, longest_hold_seconds, locks_per_user, attempts,
                               dispositions, next_queue_id, source_query, source_fresh_seconds, paused,
                               other_hands, blind_fields, decide_queue_id, share,
                               pause_message, first_warning_seconds, last_warning_seconds, reasons,
                               fields, required_fields, largest_record, largest_field, digest_key, reopen_own_seconds,
                               doubtful_first, pass_most_wrong, pass_sure_percent, plant_every, not_again_seconds)
        VALUES (its_name, COALESCE(JSON_VALUE(the_rules, '$.title'), ''),
                COALESCE(JSON_QUERY(the_rules, '$.record_schema'), JSON_VALUE(the_rules, '$.record_schema'), '{}'),
                JSON_VALUE(the_rules, '$.lock_seconds'), JSON_VALUE(the_rules, '$.longest_hold_seconds'),
                JSON_VALUE(the_rules, '$.locks_per_user'), JSON_VALUE(the_rules, '$.attempts'),
                COALESCE(JSON_VALUE(the_rules, '$.dispositions'), ''), next_id, JSON_VALUE(the_rules, '$.source_query'),
                COALESCE(JSON_VALUE(the_rules, '$.source_fresh_seconds'), 60),
                COALESCE(JSON_VALUE(the_rules, '$.paused'), 0),
                COALESCE(JSON_VALUE(the_rules, '$.other_hands'), 0),
                COALESCE(JSON_VALUE(the_rules, '$.blind_fields'), '[]'), decide_id,
                COALESCE(JSON_VALUE(the_rules, '$.share'), 100),
                COALESCE(JSON_VALUE(the_rules, '$.pause_message'), ''),
                JSON_VALUE(the_rules, '$.first_warning_seconds'), JSON_VALUE(the_rules, '$.last_warning_seconds'),
                COALESCE(JSON_VALUE(the_rules, '$.reasons'), '{}'),
                COALESCE(JSON_QUERY(the_rules, '$.fields'), '[]'),
                COALESCE(JSON_QUERY(the_rules, '$.record_schema.required'), '[]'),
                COALESCE(JSON_VALUE(the_rules, '$.largest_record'), 1048576),
                COALESCE(JSON_VALUE(the_rules, '$.largest_field'), 1048576), fresh_key(),
                JSON_VALUE(the_rules, '$.reopen_own_seconds'),
                COALESCE(JSON_VALUE(the_rules, '$.doubtful_first'), 0), JSON_VALUE(the_rules, '$.pass_most_wrong'),
                JSON_VALUE(the_rules, '$.pass_sure_percent'), JSON_VALUE(the_rules, '$.plant_every'),
                JSON_VALUE(the_rules, '$.not_again_seconds'));
    END;
    IF is_there THEN
        RETURN JSON_OBJECT('refused', 'queue_is_there', 'queue', its_name);
    END IF;
    SET its_id = LAST_INSERT_ID();
    INSERT INTO mark_all (queue_id, "rank", item_id) VALUES (its_id, -9223372036854775808, 0);
    CALL rules_found('queue', JSON_VALUE(the_rules, '$.decide_queue'));
    UPDATE queue_all SET other_hands = 1 WHERE id = decide_id;
    CALL tell_rules('queue', 'changed', JSON_VALUE(the_rules, '$.decide_queue'), me);
    CALL tell_rules('queue', 'added', its_name, me);
    CALL settle_sight(NULL, its_id);
    RETURN '{}';
END
