-- name: put_in_line
-- An open item that the caller has locked as a row is for somebody else from now on; NULL: for everybody. What waits for
-- a time comes into the line when it is due.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE put_in_line(
    IN the_item BIGINT, IN its_name EXACT_NAME(255), IN me EXACT_NAME(255), IN the_reason EXACT_TEXT,
    IN the_workstation EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue, its_rank BIGINT;
    DECLARE its_line DATETIME(3);
    DECLARE before_name EXACT_NAME(255);
    SELECT i.queue_id, i."rank", i.assigned_to INTO its_queue, its_rank, before_name
    FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    SELECT MAX(a.line) INTO its_line FROM assignee_all AS a WHERE a.name = its_name LOCK IN SHARE MODE;
    UPDATE item_all
    SET front = its_line IS NULL AND (available_at IS NULL OR available_at <=> line)
                AND stands_in_front(its_queue, its_rank, the_item),
        available_at = IF(available_at IS NULL OR available_at <=> line, its_line, available_at),
        assigned_to = its_name, line = its_line, "change" = "change" + 1
    WHERE id = the_item;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_item, UTC_TIMESTAMP(3), IF(its_name IS NULL, 'unassigned', 'assigned'), me, the_workstation,
            CONCAT('{', CONCAT_WS(',', CONCAT('"to":', JSON_QUOTE(its_name)), CONCAT('"was":', JSON_QUOTE(before_name)),
                                  CONCAT('"reason":', JSON_QUOTE(NULLIF(the_reason, '')))), '}'));
END

-- name: add_line
-- Gives somebody a line who has none yet. Two who do that at once wait for each other at the last line; the row of the
-- program's own version is what the very first two wait at.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE add_line(IN its_name EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE held BIGINT;
    IF its_name IS NOT NULL AND NOT EXISTS (SELECT 1 FROM assignee_all AS a WHERE a.name = its_name) THEN
        SELECT COUNT(*) INTO held FROM setting_all AS s WHERE s.name = 'database_id' FOR UPDATE;
        INSERT IGNORE INTO assignee_all (name, line)
        SELECT its_name, COALESCE(MAX(a.line), '1000-01-02') + INTERVAL 1 SECOND FROM assignee_all AS a;
    END IF;
END

-- name: free_stranded
-- Gives items back to everybody that wait for users who may no longer take from their queues, at most 500.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE free_stranded(
    IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE stranded CURSOR FOR
        SELECT lone.id
        FROM queue_all AS q STRAIGHT_JOIN item_all AS lone FORCE INDEX (item_turn)
            ON lone.queue_id = q.id AND lone.state = 'open' AND lone.due_at > FRONT_TIME AND lone.due_at < LINES_END
        WHERE lone.assigned_to NOT LIKE '@%' AND NOT EXISTS (
            SELECT 1 FROM sight_all AS s
            WHERE s.user = lone.assigned_to AND s.queue_id = lone.queue_id AND s.takes = 1)
        LIMIT 500
        FOR UPDATE SKIP LOCKED;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    OPEN stranded;
    FETCH stranded INTO one;
    WHILE NOT at_end DO
        CALL put_in_line(one, NULL, me, NULL, the_workstation);
        SET at_end = 0;
        FETCH stranded INTO one;
    END WHILE;
    CLOSE stranded;
END
