-- A piece of the list of free rows, as open items. Rows that Intray has had nothing to do with yet become its items, so
-- that they can be picked. Lists wait for nobody, as whoever claims may wait for them: a row that somebody is just making
-- the item of comes without an id.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_page(
    IN the_args EXACT_TEXT, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
paging: BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE its_queue, one BIGINT;
    DECLARE statement, place, listed, its_key, its_record, items EXACT_TEXT;
    DECLARE by_order EXACT_TEXT DEFAULT CONCAT('"', REPLACE(JSON_VALUE(the_args, '$.by'), '"', '\\"'), '"');
    DECLARE is_down INTEGER DEFAULT JSON_VALUE(the_args, '$.descending');
    DECLARE n, sees INTEGER DEFAULT 0;
    DECLARE patience BIGINT DEFAULT @@innodb_lock_wait_timeout;
    DECLARE EXIT HANDLER FOR SQLEXCEPTION
    BEGIN
        SET SESSION innodb_lock_wait_timeout = patience;
        RESIGNAL;
    END;
    -- Whoever sees its items and records may list it, with whatever role; the session must be sound.
    CALL who_calls('claim_next', me, answer);
    SET answer = '{"items":[]}';
    SELECT q.id, s.user, JSON_VALUE(a.statements, CONCAT('$.page.', by_order)),
           JSON_VALUE(a.statements, CONCAT('$.place.', by_order)), s.sees_items AND s.sees_records
    INTO its_queue, me, statement, place, sees
    FROM queue_all AS q JOIN adopted_all AS a ON a.queue_id = q.id
    JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
    WHERE q.name = CONVERT(JSON_VALUE(the_args, '$.queue') USING utf8mb4) COLLATE EXACT_NAME;
    IF NOT sees THEN
        SET answer = IF(its_queue IS NULL, answer, '{"refused":"not_permitted","role":"clerk"}');
        LEAVE paging;
    END IF;
    CALL name_row(its_queue, '', '', NULL, NULL);
    SET @intray_needle = COALESCE(JSON_VALUE(the_args, '$.needle'), ''), @intray_after = NULL, @intray_rows = NULL;
    SELECT i."key" INTO @intray_after FROM item_all AS i
    WHERE i.id = JSON_VALUE(the_args, '$.item') AND i.queue_id = its_queue;
    SET place = IF(@intray_after IS NULL, '1 = 1', REPLACE(place, '{than}', CONCAT(
        IF(is_down, '<', '>'), IF(JSON_VALUE(the_args, '$.includes') = 1, '=', ''))));
    SET statement = REPLACE(REPLACE(REPLACE(statement, '{direction}', IF(is_down, 'DESC', 'ASC')), '{place}', place),
                            '{limit}', CAST(JSON_VALUE(the_args, '$.most') AS UNSIGNED));
    CALL ask_table(CONCAT(
        'SELECT MAX(LENGTH(@intray_rows := CONCAT_WS('','', @intray_rows, CONCAT(''{"k":'', JSON_QUOTE(c.k), '',"r":'', ',
        'JSON_QUOTE(c.record), ''}'')))) INTO @intray_length FROM (', statement, ') AS c'), NULL);
    SET listed = CONCAT('[', @intray_rows, ']');
    SET SESSION innodb_lock_wait_timeout = 0;
    WHILE n < COALESCE(JSON_LENGTH(listed), 0) DO
        SET its_key = JSON_VALUE(listed, CONCAT('$[', n, '].k')), its_record = JSON_VALUE(listed, CONCAT('$[', n, '].r')),
            n = n + 1;
        BEGIN
            DECLARE CONTINUE HANDLER FOR 1205
            BEGIN
                ROLLBACK TO SAVEPOINT before_making;
                SET one = NULL;
            END;
            SAVEPOINT before_making;
            CALL item_of_adopted(its_queue, its_key, its_record, me, '', UTC_TIMESTAMP(3), one);
        END;
        SET items = CONCAT_WS(',', items, IF(one IS NULL,
            JSON_OBJECT('id', 0, 'queue_id', its_queue, 'queue', JSON_VALUE(the_args, '$.queue'), 'key', its_key, 'state', 'open',
                        'record', its_record),
            JSON_SET(
                item_answer(one), '$.state', 'open', '$.record', its_record, '$.lock_id', NULL, '$.lock_user', NULL,
                '$.lock_workstation', NULL, '$.locked_at', NULL, '$.expires_at', NULL)));
    END WHILE;
    SET SESSION innodb_lock_wait_timeout = patience;
    SET answer = CONCAT('{"items":[', COALESCE(items, ''), ']}');
END
