-- name: set_queue
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION set_queue(the_rules EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE next_id, decide_id, its_id, its_changes BIGINT;
    DECLARE its_name EXACT_NAME(255) DEFAULT JSON_VALUE(the_rules, '$.name');
    CALL who_calls('set_queue', me, answer);
    IF answer IS NULL THEN
        CALL next_queue_in('next_queue', the_rules, next_id, answer);
    END IF;
    IF answer IS NULL THEN
        CALL next_queue_in('decide_queue', the_rules, decide_id, answer);
    END IF;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF JSON_VALUE(the_rules, '$.source_query') IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM user_all AS u WHERE u.name = me AND FIND_IN_SET('administrator', u.roles)) AND NOT EXISTS (
        SELECT 1 FROM queue_all AS q
        WHERE q.name = its_name AND q.source_query = JSON_VALUE(the_rules, '$.source_query')) THEN
        RETURN JSON_OBJECT('refused', 'not_permitted', 'role', 'administrator');
    END IF;
    SELECT q.id, q."change" INTO its_id, its_changes FROM queue_all AS q WHERE q.name = its_name FOR UPDATE;
    IF its_id IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', COALESCE(its_name, ''));
    END IF;
    IF its_changes <> JSON_VALUE(the_rules, '$.change') THEN
        RETURN '{"is_stale":1}';
    END IF;
    IF its_id IN (next_id, decide_id) THEN
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'next_queue_is_another';
    END IF;
    IF leads_back(next_id, its_id) THEN
        RETURN JSON_OBJECT('refused', 'queues_in_circle', 'queue', its_name);
    END IF;
    CALL rules_found('queue', its_name);
    CALL rules_found('queue', JSON_VALUE(the_rules, '$.decide_queue'));
    -- Before the schema is set: what an UPDATE has set, it reads again.
    UPDATE queue_all
    SET fields = IF(COALESCE(JSON_LENGTH(the_rules, '$.fields'), 0) = 0
                    OR record_schema = COALESCE(JSON_QUERY(the_rules, '$.record_schema'),
                                                JSON_VALUE(the_rules, '$.record_schema'), '{}'),
                    fields, JSON_QUERY(the_rules, '$.fields')),
        title = COALESCE(JSON_VALUE(the_rules, '$.title'), ''),
        record_schema = COALESCE(JSON_QUERY(the_rules, '$.record_schema'),
                                 JSON_VALUE(the_rules, '$.record_schema'), '{}'),
        required_fields = COALESCE(JSON_QUERY(the_rules, '$.record_schema.required'), '[]'),
        largest_record = COALESCE(JSON_VALUE(the_rules, '$.largest_record'), 1048576),
        largest_field = COALESCE(JSON_VALUE(the_rules, '$.largest_field'), 1048576),
        lock_seconds = JSON_VALUE(the_rules, '$.lock_seconds'),
        longest_hold_seconds = JSON_VALUE(the_rules, '$.longest_hold_seconds'),
        locks_per_user = JSON_VALUE(the_rules, '$.locks_per_user'),
        attempts = JSON_VALUE(the_rules, '$.attempts'),
        dispositions = COALESCE(JSON_VALUE(the_rules, '$.dispositions'), ''),
        next_queue_id = next_id,
        source_query = JSON_VALUE(the_rules, '$.source_query'),
        source_fresh_seconds = COALESCE(JSON_VALUE(the_rules, '$.source_fresh_seconds'), 60),
        paused = COALESCE(JSON_VALUE(the_rules, '$.paused'), 0),
        other_hands = COALESCE(JSON_VALUE(the_rules, '$.other_hands'), 0)
                      OR EXISTS (SELECT 1 FROM queue_all AS keyed WHERE keyed.decide_queue_id = its_id),
        blind_fields = COALESCE(JSON_VALUE(the_rules, '$.blind_fields'), '[]'),
        decide_queue_id = decide_id,
        share = COALESCE(JSON_VALUE(the_rules, '$.share'), 100),
        pause_message = COALESCE(JSON_VALUE(the_rules, '$.pause_message'), ''),
        first_warning_seconds = JSON_VALUE(the_rules, '$.first_warning_seconds'),
        last_warning_seconds = JSON_VALUE(the_rules, '$.last_warning_seconds'),
        reopen_own_seconds = JSON_VALUE(the_rules, '$.reopen_own_seconds'),
        reasons = COALESCE(JSON_VALUE(the_rules, '$.reasons'), '{}'),
        "change" = "change" + 1
    WHERE id = its_id;
    CALL set_what_needs_eyes(its_id, the_rules);
    UPDATE queue_all SET other_hands = 1 WHERE id = decide_id;
    CALL forget_what_is_keyed_twice();
    CALL tell_rules('queue', 'changed', its_name, me);
    CALL tell_rules('queue', 'changed', JSON_VALUE(the_rules, '$.decide_queue'), me);
    RETURN '{}';
END

-- name: set_what_needs_eyes
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE set_what_needs_eyes(
    IN the_queue_id BIGINT, IN the_rules EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
UPDATE queue_all
SET doubtful_first = COALESCE(JSON_VALUE(the_rules, '$.doubtful_first'), 0),
    pass_most_wrong = JSON_VALUE(the_rules, '$.pass_most_wrong'),
    pass_sure_percent = JSON_VALUE(the_rules, '$.pass_sure_percent'),
    plant_every = JSON_VALUE(the_rules, '$.plant_every'),
    not_again_seconds = JSON_VALUE(the_rules, '$.not_again_seconds')
WHERE id = the_queue_id
