-- name: seal_history
-- Seals what the history has behind the newest seal, at most so many lines; 0: nothing was to be sealed, or the newest
-- seal is younger than spare_seconds and less than that waits. Only what is a minute old is sealed, and not while any line
-- up to there is written and not committed (see keep_figures), because a seal that was made stays.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION seal_history(the_spare_seconds BIGINT, the_at_most BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, event_digests, rule_digests, item_digests EXACT_TEXT;
    DECLARE most BIGINT DEFAULT LEAST(GREATEST(the_at_most, 1), 10000);
    DECLARE its_number, event_behind, rule_behind, last_seen_event, last_seen_rule, its_events, its_rules, its_items BIGINT DEFAULT 0;
    DECLARE its_previous EXACT_CODE(64) DEFAULT REPEAT('0', 64);
    DECLARE moment, old_enough, made DATETIME(3);
    DECLARE patience INTEGER DEFAULT @@innodb_lock_wait_timeout;
    -- Somebody is writing there, or has just made the same seal.
    DECLARE EXIT HANDLER FOR 1205, 1062
    BEGIN
        SET SESSION innodb_lock_wait_timeout = patience;
        RETURN '{"sealed":0,"more":0}';
    END;
    CALL who_calls('seal_history', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SET moment = UTC_TIMESTAMP(3), old_enough = moment - INTERVAL 1 MINUTE;
    BEGIN
        DECLARE CONTINUE HANDLER FOR NOT FOUND BEGIN END;
        SELECT s.number, s.last_event, s.last_rule, s.digest, s.made_at
        INTO its_number, event_behind, rule_behind, its_previous, made
        FROM seal_all AS s ORDER BY s.number DESC LIMIT 1;
    END;
    SELECT COALESCE(MAX(t.id), event_behind), COUNT(*) INTO last_seen_event, its_events
    FROM (SELECT e.id, e.at FROM event_all AS e WHERE e.id > event_behind ORDER BY e.id LIMIT most) AS t
    WHERE t.id <= (SELECT MAX(o.id) FROM (SELECT e.id, e.at FROM event_all AS e
                                          WHERE e.id > event_behind ORDER BY e.id LIMIT most) AS o
                   WHERE o.at <= old_enough);
    SELECT COALESCE(MAX(t.id), rule_behind), COUNT(*) INTO last_seen_rule, its_rules
    FROM (SELECT r.id, r.at FROM rule_event_all AS r WHERE r.id > rule_behind ORDER BY r.id LIMIT 1000) AS t
    WHERE t.at <= old_enough;
    IF its_events + its_rules = 0
       OR (its_events < most AND made > moment - INTERVAL the_spare_seconds SECOND) THEN
        RETURN '{"sealed":0,"more":0}';
    END IF;
    SET SESSION innodb_lock_wait_timeout = 0;
    SET answer = IF(its_events >= most, '{"sealed":1,"more":1}', '{"sealed":1,"more":0}');
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT COALESCE(GROUP_CONCAT(SHA2(l.line, 256) ORDER BY l.id SEPARATOR ''), ''), COUNT(*)
    INTO event_digests, its_events
    FROM event_line AS l WHERE l.id > event_behind AND l.id <= last_seen_event
    LOCK IN SHARE MODE;
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT COALESCE(GROUP_CONCAT(SHA2(l.line, 256) ORDER BY l.id SEPARATOR ''), ''), COUNT(*)
    INTO rule_digests, its_rules
    FROM rule_line AS l WHERE l.id > rule_behind AND l.id <= last_seen_rule
    LOCK IN SHARE MODE;
    SET SESSION innodb_lock_wait_timeout = patience;
    IF LENGTH(event_digests) <> 64 * its_events OR LENGTH(rule_digests) <> 64 * its_rules THEN
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'A seal needs max_allowed_packet of one megabyte at least';
    END IF;
    BEGIN
        -- Somebody makes the same seal: what was written here is undone, and this is sent again.
        DECLARE EXIT HANDLER FOR 1205, 1062
            SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Sealed by another';
        CALL seal_items(its_number + 1, event_behind + 1, last_seen_event, item_digests, its_items);
        INSERT INTO seal_all (number, made_at, made_by, first_event, last_event, events, first_rule, last_rule, rules,
                              items, previous, digest)
        VALUES (its_number + 1, moment, me, event_behind + 1, last_seen_event, its_events, rule_behind + 1,
                last_seen_rule, its_rules, its_items, its_previous,
                SHA2(CONCAT('intray-seal|1|', its_number + 1, '|', its_previous, '|', REPLACE(moment, ' ', 'T'), 'Z|',
                            event_behind + 1, '|', last_seen_event, '|', its_events, '|', rule_behind + 1, '|',
                            last_seen_rule, '|', its_rules, '|', its_items, '|', OCTET_LENGTH(me), ':', me, '|',
                            SHA2(event_digests, 256), '|', SHA2(rule_digests, 256), '|', SHA2(item_digests, 256)),
                     256));
    END;
    RETURN answer;
END

-- name: seal_items
-- What the items of a stretch hold now; what has a newer line in its history waits for the seal over that. What is
-- sealed and has only notes since, or duplicates that changed no field, is left: what was changed past Intray meanwhile
-- must not be sealed as theirs.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE seal_items(
    IN the_number BIGINT, IN the_first BIGINT, IN the_last BIGINT, OUT item_digests EXACT_TEXT, OUT its_items BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    INSERT INTO item_seal_all (item_id, event_id, seal, digests)
    SELECT f.item_id, f.event_id, the_number, f.digests
    FROM (SELECT DISTINCT e.item_id FROM event_all AS e
          WHERE e.id BETWEEN the_first AND the_last AND e.item_id IS NOT NULL
            AND EXISTS (SELECT 1 FROM event_line AS sealed WHERE sealed.id = e.id)) AS told
    JOIN item_fact AS f ON f.item_id = told.item_id
    WHERE f.event_id <= the_last
      AND NOT EXISTS (SELECT 1 FROM sealed_fact AS known
                      WHERE known.item_id = f.item_id AND known.event_id >= (
                          SELECT MAX(c.id) FROM event_all AS c
                          WHERE c.item_id = f.item_id AND c.kind NOT IN ('noted', 'told_apart', 'attached')
                            AND (c.kind <> 'absorbed' OR JSON_VALUE(c.detail, '$.digest') IS NOT NULL)))
      -- A line that was planted there stays, and is named; its item waits for its next event.
      AND NOT EXISTS (SELECT 1 FROM item_seal_all AS planted
                      WHERE planted.item_id = f.item_id AND planted.event_id = f.event_id);
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT COALESCE(GROUP_CONCAT(SHA2(l.line, 256) ORDER BY l.id SEPARATOR ''), ''), COUNT(*)
    INTO item_digests, its_items
    FROM item_line AS l WHERE l.seal = the_number;
END
