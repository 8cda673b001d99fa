-- Runs the queue's query, unless somebody does or nobody waits, and serves everybody who waits. No transaction is open
-- while the query runs but its own; the lock that keeps others out ends with the session. What is not the query's fault
-- (cancelled, a deadlock, a full disk) goes to the caller, and whoever waits goes on waiting.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE run_source(
    IN the_queue EXACT_NAME(255), IN longest BIGINT, IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY DEFINER
running: BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE words EXACT_TEXT;
    DECLARE why EXACT_WORD(64);
    DECLARE its_id BIGINT;
    DECLARE code, has_source, takes, has_key INTEGER;
    DECLARE began DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('run_source', me, answer);
    IF answer IS NOT NULL THEN
        LEAVE running;
    END IF;
    SELECT q.id, q.source_query IS NOT NULL, COALESCE(s.takes, 0) INTO its_id, has_source, takes
    FROM queue_all AS q
    LEFT JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
    WHERE q.name = the_queue;
    SET answer = source_refused(its_id, takes, has_source, the_queue);
    IF answer IS NOT NULL THEN
        LEAVE running;
    END IF;
    IF runs_source(its_id) OR NOT GET_LOCK(source_lock(its_id), 0) THEN
        SET answer = '{"elsewhere":true}';
        LEAVE running;
    END IF;
    IF NOT EXISTS (SELECT 1 FROM work_request_all AS w WHERE w.queue_id = its_id AND w.state = 'busy') THEN
        SET answer = '{"fresh":true}';
    ELSEIF source_is_fresh(its_id) THEN
        START TRANSACTION;
        CALL serve_requests(its_id);
        COMMIT;
        SET answer = '{"fresh":true}';
    ELSE
        BEGIN
            DECLARE EXIT HANDLER FOR SQLEXCEPTION
            BEGIN
                GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, words = MESSAGE_TEXT;
                IF code IN (1021, 1037, 1038, 1040, 1053, 1114, 1205, 1213, 1290, 1317, 1927) THEN
                    DO RELEASE_LOCK(source_lock(its_id));
                    RESIGNAL;
                END IF;
            END;
            CALL read_source(its_id, longest, has_key);
        END;
        START TRANSACTION;
        IF code IS NULL AND has_key THEN
            CALL keep_found(me, its_id, the_workstation, began, answer);
            CALL serve_requests(its_id);
        ELSE
            SET why = IF(code = 1969, 'source_too_slow', 'source_failed');
            SET words = COALESCE(words, 'no column "key"');
            CALL end_run(me, its_id, the_workstation, began, why, words);
            SET answer = CONCAT('{"refused":"', why, '","state":"', COALESCE(code, ''), '","words":', JSON_QUOTE(words), '}');
        END IF;
        COMMIT;
    END IF;
    DO RELEASE_LOCK(source_lock(its_id));
END
