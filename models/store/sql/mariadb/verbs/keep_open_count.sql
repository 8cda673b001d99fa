-- How many items of a queue are open. Where they are many, the number is kept for all (counts_of_queue) until it is as old as twenty times
-- what counting took, and for 350 ms at least: no window looks more often. Never waits for whoever counts.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keep_open_count(the_queue BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE known, newest, now_open, known_lasted, lasted BIGINT;
    DECLARE known_at, kept_at, began DATETIME(6);
    DECLARE CONTINUE HANDLER FOR NOT FOUND BEGIN END;
    CALL who_calls('keep_open_count', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF NOT EXISTS (
        SELECT 1 FROM sight_all AS s WHERE s.queue_id = the_queue AND s.login = SESSION_LOGIN() AND s.sees_items = 1) THEN
        RETURN JSON_OBJECT('open', 0);
    END IF;
    SELECT c.items, c.counted_at, c.took INTO known, known_at, known_lasted
    FROM open_count_all AS c WHERE c.queue_id = the_queue;
    IF known IS NOT NULL THEN
        SELECT kept.items, kept.counted_at, kept.took INTO newest, kept_at, lasted
        FROM open_count_all AS kept WHERE kept.queue_id = the_queue FOR UPDATE SKIP LOCKED;
        IF UTC_TIMESTAMP(6) BETWEEN kept_at AND kept_at + INTERVAL 20 * lasted MICROSECOND THEN
            RETURN JSON_OBJECT('open', newest);
        ELSEIF newest IS NULL THEN -- Somebody counts.
            IF UTC_TIMESTAMP(6) BETWEEN known_at AND known_at + INTERVAL 20 * known_lasted + 10000000 MICROSECOND THEN
                RETURN JSON_OBJECT('open', known);
            END IF;
            RETURN JSON_OBJECT('open', (SELECT COUNT(*) FROM item_all AS i WHERE i.queue_id = the_queue AND i.state = 'open'));
        END IF;
    END IF;
    -- The time of a statement stands still in a function, but not SYSDATE.
    SET began = SYSDATE(6);
    SELECT COUNT(*) INTO now_open FROM item_all AS i WHERE i.queue_id = the_queue AND i.state = 'open';
    SET lasted = GREATEST(LEAST(TIMESTAMPDIFF(MICROSECOND, began, SYSDATE(6)), 1000000), 17500);
    IF now_open > 10000 THEN
        INSERT INTO open_count_all (queue_id, items, counted_at, took)
        VALUES (the_queue, now_open, UTC_TIMESTAMP(6), lasted)
        ON DUPLICATE KEY UPDATE items = VALUES(items), counted_at = VALUES(counted_at), took = VALUES(took);
    ELSEIF known IS NOT NULL THEN
        DELETE FROM open_count_all WHERE queue_id = the_queue;
    END IF;
    RETURN JSON_OBJECT('open', now_open);
END
