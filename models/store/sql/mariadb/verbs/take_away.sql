-- A supervisor takes locks away, those that were seen and never newer ones, and hands the items on to the receiver or
-- opens them. Each lock that is gone and each item that the receiver may not have is told, and stays as it is.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION take_away(
    the_locks EXACT_TEXT, the_reason EXACT_TEXT, the_receiver EXACT_NAME(255), the_drafts INTEGER,
    the_lock EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, new_holder, new_station EXACT_NAME(255);
    DECLARE answer, why EXACT_TEXT;
    DECLARE done, not_done EXACT_TEXT DEFAULT '';
    DECLARE its_state EXACT_WORD(64);
    DECLARE its_lock, seen_lock EXACT_CODE(36);
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE at_end, works INTEGER DEFAULT 0;
    DECLARE one, its_queue BIGINT;
    DECLARE seen CURSOR FOR
        SELECT s.item, s."lock"
        FROM JSON_TABLE(the_locks, '$[*]' COLUMNS (
            item BIGINT PATH '$.item', "lock" EXACT_CODE(36) PATH '$.lock')) AS s
        ORDER BY s.item;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('take_away', me, answer);
    SET answer = COALESCE(answer, reason_refused(the_reason));
    CALL too_many_supervised(me, the_locks, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF the_receiver <> '' THEN
        SELECT u.name, FIND_IN_SET('clerk', u.roles) OR FIND_IN_SET('worker', u.roles)
                       OR FIND_IN_SET('supervisor', u.roles)
        INTO new_holder, works FROM user_all AS u WHERE u.name = the_receiver AND u.active = 1;
        IF new_holder IS NULL THEN
            RETURN JSON_OBJECT('refused', 'no_such_user', 'user', the_receiver);
        ELSEIF NOT works THEN
            RETURN JSON_OBJECT('refused', 'takes_nothing', 'user', the_receiver);
        END IF;
        SET new_station = COALESCE((SELECT c.workstation FROM client_all AS c WHERE c.user = new_holder
                                     ORDER BY c.seen_at DESC LIMIT 1), '-');
    END IF;
    SET at_end = 0;
    OPEN seen;
    FETCH seen INTO one, seen_lock;
    WHILE NOT at_end DO
        SET its_queue = NULL, why = NULL;
        SELECT i.queue_id, i.lock_id, i.state INTO its_queue, its_lock, its_state FROM item_all AS i
        WHERE i.id = one AND i.state <> 'staged' FOR UPDATE;
        IF its_queue IS NULL THEN
            SET why = no_such_item(one);
        ELSEIF NOT its_lock <=> seen_lock OR its_lock IS NULL THEN
            SELECT CONCAT('{"refused":"lock_was_gone","state":', JSON_QUOTE(i.state), ',',
                          lock_facts(i.state, i.lock_id, i.lock_user, i.lock_workstation, i.locked_at, i.expires_at), '}')
            INTO why FROM item_all AS i WHERE i.id = one LOCK IN SHARE MODE;
        ELSEIF stands_in_table(its_queue) AND JSON_LENGTH(the_locks) = 1 THEN
            RETURN '{"refused":"adopted"}';
        ELSEIF stands_in_table(its_queue) THEN
            SET why = '{"refused":"stands_in_table"}';
        ELSEIF new_holder IS NOT NULL THEN
            SET why = new_holder_refused(new_holder, one);
        END IF;
        IF why IS NULL THEN
            CALL take_one_away(one, me, the_reason, new_holder, the_drafts, the_lock, the_workstation, new_station, moment);
            SET done = CONCAT(done, IF(done = '', '', ','), one);
        ELSE
            SET not_done = CONCAT(not_done, IF(not_done = '', '', ','), '{"item":', one, ',', SUBSTR(why, 2));
        END IF;
        SET at_end = 0;
        FETCH seen INTO one, seen_lock;
    END WHILE;
    CLOSE seen;
    RETURN CONCAT('{"done":[', done, '],"not_done":[', not_done, ']}');
END
