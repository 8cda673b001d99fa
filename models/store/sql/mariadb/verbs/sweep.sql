-- Releases expired locks, at most 500 a call, so that nobody waits long for the sweeper. @intray_refusing: the queues
-- whose adopted table keeps its expired locks (sweep_adopted); they are passed over and named.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION sweep(the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE at_end, released INTEGER DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE expired CURSOR FOR
        SELECT free.id
        FROM (SELECT q.id FROM queue_all AS q
              WHERE NOT FIND_IN_SET(q.id, COALESCE(@intray_refusing, ''))) AS named STRAIGHT_JOIN item_all AS free FORCE INDEX (item_turn)
            ON free.queue_id = named.id AND free.state = 'locked' AND free.due_at <= moment
        LIMIT 500
        FOR UPDATE SKIP LOCKED;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('sweep', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF EXISTS (SELECT 1 FROM adopted_all AS a WHERE stands_in_table(a.queue_id)) THEN
        RETURN '{"refused":"adopted"}';
    END IF;
    SET at_end = 0;
    OPEN expired;
    FETCH expired INTO one;
    WHILE NOT at_end DO
        CALL release_expired(one, me, the_workstation, moment, released);
        SET at_end = 0;
        FETCH expired INTO one;
    END WHILE;
    CLOSE expired;
    CALL free_stranded(me, the_workstation);
    CALL drop_broken_off();
    CALL mend_marks();
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT CONCAT('[', COALESCE(GROUP_CONCAT(JSON_QUOTE(q.name) ORDER BY q.name SEPARATOR ','), ''), ']') INTO answer
    FROM queue_all AS q WHERE FIND_IN_SET(q.id, COALESCE(@intray_refusing, ''));
    RETURN CONCAT('{"released":', released, ',"refusing":', answer, '}');
END
