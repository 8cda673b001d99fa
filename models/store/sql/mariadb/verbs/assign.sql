-- name: assign
-- Says for whom items that wait are: a user, @ and a tag, or with an empty name everybody. Each that cannot be is told, and
-- stays.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION assign(
    the_items EXACT_TEXT, the_assignee EXACT_NAME(255), the_reason EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, its_name, theirs EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE done, not_done EXACT_TEXT DEFAULT '';
    DECLARE at_end, works INTEGER DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE wanted CURSOR FOR
        SELECT p.id FROM JSON_TABLE(the_items, '$[*]' COLUMNS (id BIGINT PATH '$')) AS p ORDER BY p.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('assign', me, answer);
    SET answer = COALESCE(answer, reason_refusal(the_reason)), its_name = NULLIF(the_assignee, '');
    CALL too_many_supervised(me, the_items, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF its_name LIKE '@%' AND (its_name NOT REGEXP '^@[^[:space:],@]+$' OR CHAR_LENGTH(its_name) > 51) THEN
        RETURN JSON_OBJECT('refused', 'no_tag', 'tag', SUBSTR(its_name, 2));
    ELSEIF its_name NOT LIKE '@%' THEN
        SELECT u.name, FIND_IN_SET('clerk', u.roles) OR FIND_IN_SET('worker', u.roles)
                       OR FIND_IN_SET('supervisor', u.roles)
        INTO theirs, works FROM user_all AS u WHERE u.name = its_name AND u.active = 1;
        IF theirs IS NULL THEN
            RETURN JSON_OBJECT('refused', 'no_such_user', 'user', its_name);
        ELSEIF NOT works THEN
            RETURN JSON_OBJECT('refused', 'takes_nothing', 'user', its_name);
        END IF;
        SET its_name = theirs;
    END IF;
    CALL add_line(its_name);
    SET at_end = 0;
    OPEN wanted;
    FETCH wanted INTO one;
    WHILE NOT at_end DO
        CALL assign_one(one, its_name, theirs, me, the_reason, the_workstation, answer);
        IF answer IS NULL THEN
            SET done = CONCAT(done, IF(done = '', '', ','), one);
        ELSE
            SET not_done = CONCAT(not_done, IF(not_done = '', '', ','), '{"item":', one, ',', SUBSTR(answer, 2));
        END IF;
        SET at_end = 0;
        FETCH wanted INTO one;
    END WHILE;
    CLOSE wanted;
    RETURN CONCAT('{"done":[', done, '],"not_done":[', not_done, ']}');
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

-- name: assign_one
-- Assigns one item that waits. NULL: done, or it is assigned so already; else the refusal, and nothing has changed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE assign_one(
    IN the_item BIGINT, IN its_name EXACT_NAME(255), IN theirs EXACT_NAME(255), IN me EXACT_NAME(255),
    IN the_reason EXACT_TEXT, IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
assigning: BEGIN
    DECLARE its_state EXACT_WORD(64);
    DECLARE before_name EXACT_NAME(255);
    DECLARE its_queue BIGINT;
    DECLARE has_source INTEGER DEFAULT 0;
    SET answer = NULL;
    SELECT i.state, i.queue_id, i.assigned_to INTO its_state, its_queue, before_name FROM item_all AS i
    WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    IF its_queue IS NULL THEN
        SET answer = no_such_item(the_item);
        LEAVE assigning;
    END IF;
    SELECT q.source_query IS NOT NULL INTO has_source FROM queue_all AS q WHERE q.id = its_queue;
    IF stands_in_table(its_queue) THEN
        SET answer = '{"refused":"assigns_in_table"}';
    ELSEIF has_source THEN
        SET answer = '{"refused":"assigns_in_query"}';
    ELSEIF its_state <> 'open' THEN
        SELECT CONCAT('{"refused":"does_not_wait","state":', JSON_QUOTE(i.state), ',',
                      lock_facts(i.state, i.lock_id, i.lock_user, i.lock_workstation, i.locked_at, i.expires_at), '}')
        INTO answer FROM item_all AS i WHERE i.id = the_item LOCK IN SHARE MODE;
    ELSEIF theirs IS NOT NULL THEN
        SELECT CASE
            WHEN NOT EXISTS (SELECT 1 FROM sight_all AS s
                             WHERE s.user = theirs AND s.queue_id = q.id AND s.takes = 1)
            THEN JSON_OBJECT('refused', 'not_a_member', 'user', theirs, 'queue', q.name)
            WHEN q.other_hands = 1 AND (i.not_for <=> theirs OR i.nor_for <=> theirs)
            THEN JSON_OBJECT('refused', 'not_for_them', 'user', theirs) END
        INTO answer
        FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id WHERE i.id = the_item;
    END IF;
    IF answer IS NULL AND NOT before_name <=> its_name THEN
        CALL put_in_line(the_item, its_name, me, the_reason, the_workstation);
    END IF;
END

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
