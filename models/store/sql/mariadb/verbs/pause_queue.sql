CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION pause_queue(
    the_queue EXACT_NAME(255), the_paused BIGINT, the_message EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_id BIGINT;
    CALL who_calls('pause_queue', me, answer);
    SET answer = COALESCE(answer, reason_refusal(the_message));
    CALL too_many(me, 'paused', 5000, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id INTO its_id FROM queue_all AS q WHERE q.name = the_queue FOR UPDATE;
    IF its_id IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    END IF;
    CALL rules_found('queue', the_queue);
    UPDATE queue_all SET paused = (the_paused <> 0), pause_message = COALESCE(the_message, ''), "change" = "change" + 1 WHERE id = its_id;
    CALL tell_rules('queue', IF(the_paused <> 0, 'paused', 'resumed'), the_queue, me);
    RETURN '{}';
END
