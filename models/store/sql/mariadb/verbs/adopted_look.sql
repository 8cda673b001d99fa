-- name: adopted_look
-- Takes note of the locks that other programs have written into adopted tables, and of those that they have ended. Whoever
-- sees its items and records may do so: it changes nothing that the table does not say.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_look(
    IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE one BIGINT;
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE tables CURSOR FOR
        SELECT a.queue_id FROM adopted_all AS a
        JOIN sight_all AS s ON s.queue_id = a.queue_id AND s.login = SESSION_LOGIN()
            AND s.sees_items = 1 AND s.sees_records = 1
        WHERE JSON_VALUE(a.statements, '$.locked') <> ''
        ORDER BY a.queue_id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    -- With whatever role; the session must be sound.
    CALL who_calls('claim_next', me, answer);
    SET answer = '{}', at_end = 0;
    OPEN tables;
    FETCH tables INTO one;
    WHILE NOT at_end DO
        SAVEPOINT before_looking;
        BEGIN
            -- Its table is not as it was adopted, as its numbers tell; the other queues go on.
            DECLARE EXIT HANDLER FOR SQLSTATE '45000' ROLLBACK TO SAVEPOINT before_looking;
            CALL note_table_locks(one, me, the_workstation);
        END;
        SET at_end = 0;
        FETCH tables INTO one;
    END WHILE;
    CLOSE tables;
END

-- name: note_picked_locks
-- The same for items that are to be claimed: what another program has ended in its table a moment ago holds nobody off.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE note_picked_locks(
    IN the_items EXACT_TEXT, IN the_workstation EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE its_key, refusal EXACT_TEXT;
    DECLARE its_queue BIGINT;
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE picked CURSOR FOR
        SELECT i.queue_id, i."key"
        FROM JSON_TABLE(the_items, '$[*]' COLUMNS (id BIGINT PATH '$')) AS p
        JOIN item_all AS i ON i.id = p.id AND i.state = 'locked'
        JOIN adopted_all AS a ON a.queue_id = i.queue_id AND JSON_VALUE(a.statements, '$.locked') <> ''
        JOIN sight_all AS s ON s.queue_id = a.queue_id AND s.login = SESSION_LOGIN() AND s.takes = 1
        ORDER BY i.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('claim_items', me, refusal);
    SET at_end = refusal IS NOT NULL;
    OPEN picked;
    WHILE NOT at_end DO
        FETCH picked INTO its_queue, its_key;
        IF NOT at_end THEN
            CALL note_table_lock(its_queue, its_key, me, the_workstation, UTC_TIMESTAMP(3));
            SET at_end = 0;
        END IF;
    END WHILE;
    CLOSE picked;
END

-- name: note_table_locks
-- The same for one table: each row whose lock is another than Intray knows.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE note_table_locks(
    IN the_queue_id BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement, seen, its_key EXACT_TEXT;
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE secret EXACT_CODE(32) DEFAULT HEX(RANDOM_BYTES(16));
    DECLARE changed CURSOR FOR
        SELECT CONVERT(s.k USING utf8mb4) COLLATE EXACT_NAME
        FROM JSON_TABLE(seen, '$[*]' COLUMNS (
            k EXACT_TEXT PATH '$.k', stamp EXACT_TEXT PATH '$.t', holder EXACT_TEXT PATH '$.h')) AS s
        LEFT JOIN item_all AS i ON i.queue_id = the_queue_id AND i."key" = CONVERT(s.k USING utf8mb4) COLLATE EXACT_NAME
        LEFT JOIN adopted_lock_all AS n ON n.item_id = i.id
        WHERE i.id IS NULL OR i.state <> 'locked'
              OR NOT SHA2(CONCAT(secret, n.lock_time), 256) <=> CONVERT(s.stamp USING utf8mb4) COLLATE EXACT_NAME
              OR i.lock_user <> COALESCE(CONVERT(s.holder USING utf8mb4) COLLATE EXACT_NAME, i.lock_user)
        UNION ALL
        SELECT i."key" FROM item_all AS i
        WHERE i.queue_id = the_queue_id AND i.state = 'locked'
          AND NOT EXISTS (SELECT 1 FROM JSON_TABLE(seen, '$[*]' COLUMNS (k EXACT_TEXT PATH '$.k')) AS s
                          WHERE CONVERT(s.k USING utf8mb4) COLLATE EXACT_NAME = i."key");
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    SELECT JSON_VALUE(a.statements, '$.locked') INTO statement FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    CALL name_row(the_queue_id, '', '', NULL, NULL);
    SET @intray_rows = NULL;
    -- What tells locks apart can be their ids: only its digest is compared.
    CALL ask_table(CONCAT(
        'SELECT MAX(LENGTH(@intray_rows := CONCAT_WS('','', @intray_rows, CONCAT(''{"k":'', JSON_QUOTE(c.k), '',"t":"'', ',
        'SHA2(CONCAT(g.secret, CONVERT(c.lock_time USING utf8mb4)), 256), ''","h":'', COALESCE(JSON_QUOTE(c.holder), ''null''), ',
        '''}'')))) INTO @intray_length FROM (SELECT ? AS secret) AS g JOIN (', statement, ') AS c'), secret);
    SET seen = CONCAT('[', COALESCE(@intray_rows, ''), ']'), at_end = 0;
    OPEN changed;
    FETCH changed INTO its_key;
    WHILE NOT at_end DO
        CALL note_table_lock(the_queue_id, its_key, me, the_workstation, UTC_TIMESTAMP(3));
        SET at_end = 0;
        FETCH changed INTO its_key;
    END WHILE;
    CLOSE changed;
END

-- name: note_table_lock
-- Ends what Intray knew of a row's lock, and notes the one that stands there now. Waits for nobody: an item that is just
-- being written is looked at the next time. While this holds the item, no operation of Intray changes the row.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE note_table_lock(
    IN the_queue_id BIGINT, IN the_key EXACT_TEXT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255),
    IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
noting: BEGIN
    DECLARE its_id, found BIGINT;
    DECLARE its_state EXACT_WORD(64);
    DECLARE its_user EXACT_NAME(255);
    DECLARE known, statement, seen, stamp, its_holder, row_holder EXACT_TEXT;
    DECLARE is_open, is_tried INTEGER;
    DECLARE secret EXACT_CODE(32) DEFAULT HEX(RANDOM_BYTES(16));
    DECLARE patience BIGINT DEFAULT @@innodb_lock_wait_timeout;
    DECLARE EXIT HANDLER FOR 1205
    BEGIN
        SET SESSION innodb_lock_wait_timeout = patience;
        ROLLBACK TO SAVEPOINT before_noting;
    END;
    DECLARE EXIT HANDLER FOR SQLEXCEPTION
    BEGIN
        SET SESSION innodb_lock_wait_timeout = patience;
        RESIGNAL;
    END;
    SAVEPOINT before_noting;
    SET SESSION innodb_lock_wait_timeout = 0;
    CALL name_row(the_queue_id, the_key, '', NULL, NULL);
    CALL read_adopted(the_queue_id, seen, stamp, row_holder, is_open);
    IF seen IS NOT NULL THEN
        CALL item_of_adopted(the_queue_id, the_key, seen, me, the_workstation, moment, its_id);
    ELSE
        SELECT MAX(i.id) INTO its_id FROM item_all AS i
        WHERE i.queue_id = the_queue_id AND i."key" = CONVERT(the_key USING utf8mb4) COLLATE EXACT_NAME;
    END IF;
    SELECT i.id, i.state, i.lock_user, n.lock_time INTO found, its_state, its_user, known
    FROM item_all AS i LEFT JOIN adopted_lock_all AS n ON n.item_id = i.id WHERE i.id = its_id FOR UPDATE;
    IF its_state = 'locked' AND known IS NOT NULL THEN
        CALL take_out_own_lock(the_queue_id, its_id, known, is_tried);
        IF is_tried THEN
            CALL read_adopted(the_queue_id, seen, stamp, row_holder, is_open);
        END IF;
    END IF;
    SET SESSION innodb_lock_wait_timeout = patience;
    SELECT JSON_VALUE(a.statements, '$.locked_row') INTO statement FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET @intray_stamp = NULL, @intray_holder = NULL, @intray_age = NULL;
    CALL ask_table(CONCAT(
        'SELECT AES_ENCRYPT(CONVERT(c.lock_time USING utf8mb4), g.secret), AES_ENCRYPT(CONVERT(c.holder USING utf8mb4), ',
        'g.secret), c.age INTO @intray_stamp, @intray_holder, @intray_age FROM (SELECT ? AS secret) AS g JOIN (', statement,
        ') AS c'), secret);
    SET stamp = CONVERT(AES_DECRYPT(@intray_stamp, secret) USING utf8mb4),
        its_holder = CONVERT(AES_DECRYPT(@intray_holder, secret) USING utf8mb4);
    IF found IS NULL OR (its_state = 'locked' AND stamp IS NOT NULL AND known <=> stamp
                            AND its_user = COALESCE(CONVERT(its_holder USING utf8mb4) COLLATE EXACT_NAME, its_user)) THEN
        LEAVE noting;
    END IF;
    IF its_state = 'locked' OR stamp IS NOT NULL THEN
        CALL lose_adopted_item(its_id, stamp IS NULL AND is_open = 1 AND COALESCE(row_holder, '') = '', me,
                               the_workstation, moment);
        DELETE FROM adopted_lock_all WHERE item_id = its_id;
    END IF;
    IF stamp IS NOT NULL THEN
        CALL hold_as_in_table(the_queue_id, its_id, seen, stamp, its_holder, @intray_age, moment);
    END IF;
END

-- name: hold_as_in_table
-- The item of a row is held as the table says: by whom, and for as long as the queue allows from then on. What is older or
-- newer by more than ten years is no lock's time.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE hold_as_in_table(
    IN the_queue_id BIGINT, IN the_item BIGINT, IN seen EXACT_TEXT, IN stamp EXACT_TEXT, IN its_holder EXACT_TEXT,
    IN seconds BIGINT, IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE dice EXACT_CODE(32) DEFAULT LOWER(HEX(RANDOM_BYTES(16)));
    DECLARE its_lock EXACT_CODE(36) DEFAULT CONCAT(
        SUBSTR(dice, 1, 8), '-', SUBSTR(dice, 9, 4), '-4', SUBSTR(dice, 14, 3), '-8', SUBSTR(dice, 18, 3), '-',
        SUBSTR(dice, 21, 12));
    DECLARE age BIGINT DEFAULT GREATEST(-316224000, LEAST(316224000, COALESCE(seconds, 0)));
    -- Where rows are locked by an id alone nobody is named, and what one of their batches holds is one batch here.
    IF its_holder IS NULL THEN
        SET its_holder = '?';
        IF stamp REGEXP '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' THEN
            SET its_lock = LOWER(stamp);
        END IF;
    END IF;
    UPDATE item_all AS i
    SET i.state = 'locked', i.available_at = NULL, i.front = 0, i.lock_id = its_lock, i.lock_user = its_holder, i.lock_workstation = '',
        i.locked_at = LEAST(moment, moment - INTERVAL age SECOND),
        i.expires_at = moment - INTERVAL age SECOND + INTERVAL @intray_seconds SECOND, i."change" = i."change" + 1
    WHERE i.id = the_item;
    INSERT INTO adopted_lock_all (item_id, lock_id, lock_time, holder)
    VALUES (the_item, its_lock, stamp, its_holder)
    ON DUPLICATE KEY UPDATE lock_id = VALUES(lock_id), lock_time = VALUES(lock_time), holder = VALUES(holder);
    UPDATE record_all AS r SET r.current = seen
    WHERE r.item_id = the_item AND NOT COALESCE(r.current, r.imported) <=> seen;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, detail)
    VALUES (the_queue_id, the_item, moment, 'claimed', its_holder, '', its_lock, '{"in_table": true}');
END
