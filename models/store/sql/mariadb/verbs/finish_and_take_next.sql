-- The way that is nearly always gone: the item is held, its queue lets it end here and has, being plain, the next one
-- (see take_next). Both items change in one statement and both lines of history are written in one; whatever turns out
-- not to be as it looked is undone and done the long way, by finish_one and take_otherwise.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish_and_take_next(
    the_item BIGINT, the_lock EXACT_CODE(36), the_kind EXACT_WORD(64), the_operation EXACT_CODE(36),
    the_record EXACT_TEXT, the_search EXACT_TEXT, the_after BIGINT, the_reason EXACT_TEXT,
    the_workstation EXACT_NAME(255), the_queues EXACT_TEXT, the_next_lock EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me, its_name, its_creator EXACT_NAME(255);
    DECLARE finished, following, its_record, its_step EXACT_TEXT;
    DECLARE its_key EXACT_NAME(700);
    DECLARE its_queue, its_seconds, mark_turn, mark_item, found, its_turn, its_priority, tries, its_changes,
        drafts BIGINT;
    DECLARE its_start, its_end DATETIME(3);
    DECLARE is_plain, is_known INTEGER DEFAULT 0;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    -- What who_calls sends away, it sends away here too.
    IF @@in_transaction OR NOT @@autocommit OR @@tx_isolation <> 'READ-COMMITTED'
       OR ABS(TIMESTAMPDIFF(SECOND, NOW(), SYSDATE())) > 5 OR @@insert_id <> 0
       OR NOT @@check_constraint_checks OR NOT @@foreign_key_checks OR NOT @@unique_checks THEN
        CALL who_calls('finish_and_take_next', me, finished);
    END IF;
    SAVEPOINT before_finishing;
    SET its_name = JSON_VALUE(the_queues, '$[0]');
    -- Whoever takes from the queue is registered, active and has a role for it: sight_all says so.
    SELECT s.user_name, q.id, q.lock_seconds, m.turn, m.item_id,
           JSON_LENGTH(the_queues) = 1 AND the_kind IN ('complete', 'dismiss') AND FIND_IN_SET(the_kind, q.dispositions)
           AND the_after = 0 AND (the_kind <> 'complete' OR q.next_queue_id IS NULL) AND COALESCE(the_reason, '') = ''
           AND q.paused = 0 AND q.source_query IS NULL AND q.locks_per_user IS NULL AND q.other_hands = 0 AND s.takes
           AND NOT EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = q.id) AND old.state = 'locked' AND old.lock_id = the_lock
           AND NOT EXISTS (
               SELECT 1 FROM item_all AS x FORCE INDEX (item_turn)
               WHERE x.queue_id = q.id AND x.state IN ('open', 'locked') AND x.due_at <= moment)
    INTO me, its_queue, its_seconds, mark_turn, mark_item, is_plain
    FROM queue_all AS q
    JOIN mark_all AS m ON m.queue_id = q.id
    JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
    JOIN item_all AS old ON old.id = the_item AND old.queue_id = q.id AND old.lock_user = s.user_name
    WHERE q.name = its_name;
    IF is_plain THEN
        SELECT free.id, free.turn, free.item_key, free.priority, free.attempts + 1, free.created_by, free.created_at,
               free.changes + 1,
               (SELECT COALESCE(r.current, r.imported) FROM record_all AS r WHERE r.item_id = free.id),
               IF(free.from_item_id IS NULL AND free.sent_back_by IS NULL, '', step_facts(free.from_item_id, free.sent_back_by, free.sent_back_reason)),
               (SELECT COUNT(*) FROM draft_all AS d WHERE d.item_id = the_item AND d.user_name = me)
               + (SELECT COUNT(*) FROM proposal_all AS p WHERE p.item_id = the_item)
        INTO found, its_turn, its_key, its_priority, tries, its_creator, its_start, its_changes, its_record, its_step, drafts
        FROM item_all AS free FORCE INDEX (item_turn)
        WHERE free.queue_id = its_queue AND free.state = 'open' AND free.due_at IS NULL
          AND (free.turn > mark_turn OR (free.turn = mark_turn AND free.id >= mark_item))
        ORDER BY free.turn, free.id LIMIT 1
        FOR UPDATE SKIP LOCKED;
    END IF;
    IF found IS NOT NULL THEN
        SET its_end = moment + INTERVAL its_seconds SECOND;
        UPDATE item_all AS i
        SET i.state = IF(i.id = found, 'locked', IF(the_kind = 'complete', 'done', 'dismissed')),
            i.due_at = IF(i.id = found, its_end, NULL), i.turn = 0,
            i.lock_id = IF(i.id = found, the_next_lock, NULL), i.lock_user = IF(i.id = found, me, NULL),
            i.lock_workstation = IF(i.id = found, the_workstation, NULL),
            i.locked_at = IF(i.id = found, moment, NULL), i.attempts = i.attempts + (i.id = found),
            i.changes = i.changes + 1
        WHERE i.id IN (the_item, found)
          AND (i.id = found OR (i.state = 'locked' AND i.lock_id = the_lock AND i.lock_user = me));
        SET is_known = ROW_COUNT() <> 2;
    END IF;
    IF found IS NOT NULL AND NOT is_known THEN
        BEGIN
            DECLARE CONTINUE HANDLER FOR 1062 SET is_known = 1;
            INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id, operation_id)
            VALUES (its_queue, the_item, moment, IF(the_kind = 'complete', 'completed', 'dismissed'), me,
                    the_workstation, the_lock, the_operation),
                   (its_queue, found, moment, 'claimed', me, the_workstation, the_next_lock, NULL);
        END;
    END IF;
    IF found IS NULL OR is_known THEN
        ROLLBACK TO SAVEPOINT before_finishing;
        SET its_record = NULL, is_plain = 0;
        CALL who_calls('finish_and_take_next', me, finished);
        IF finished IS NOT NULL THEN
            RETURN finished;
        END IF;
        CALL finish_one(me, the_item, the_lock, the_kind, the_operation, the_record, the_search, the_after, the_reason,
                        the_workstation, moment, finished);
        IF finished LIKE '{"refused"%' THEN
            RETURN finished;
        END IF;
        CALL take_otherwise(me, the_queues, 1, the_next_lock, the_workstation, moment, its_record, is_plain, following);
        IF following LIKE '{"refused"%' THEN
            ROLLBACK TO SAVEPOINT before_finishing;
            RETURN following;
        END IF;
        RETURN CONCAT('{"finished":', finished, ',"next":', following, '}');
    END IF;
    UPDATE record_all AS r
    SET r.current = COALESCE(the_record, r.current),
        r.search = COALESCE(CONCAT(SUBSTRING_INDEX(r.search, CHAR(10 USING utf8mb4), 1), the_search), r.search),
        r.error = NULL, r.finished_by = me, r.finished_at = moment
    WHERE r.item_id = the_item;
    IF drafts > 0 THEN
        DELETE FROM draft_all WHERE item_id = the_item AND user_name = me;
        DELETE FROM proposal_all WHERE item_id = the_item;
    END IF;
    IF its_turn > mark_turn OR found > mark_item + 500 THEN
        CALL move_mark(its_queue);
    END IF;
    RETURN CONCAT(
        '{"finished":{"item":', the_item, ',"state":', IF(the_kind = 'complete', '"done"', '"dismissed"'),
        '},"next":{"requested":1,"lock":', JSON_QUOTE(the_next_lock), ',"items":[{"id":', found, ',"queue_id":',
        its_queue, ',"queue":', JSON_QUOTE(its_name), ',"key":', JSON_QUOTE(its_key), ',"priority":', its_priority,
        ',"rank":', -its_priority, ',"state":"locked","available_at":"","lock_id":', JSON_QUOTE(the_next_lock),
        ',"lock_user":', JSON_QUOTE(me), ',"lock_workstation":', JSON_QUOTE(the_workstation), ',"locked_at":"',
        REPLACE(moment, ' ', 'T'), 'Z","expires_at":"', REPLACE(its_end, ' ', 'T'), 'Z","attempts":', tries,
        ',"created_by":', JSON_QUOTE(its_creator), ',"created_at":"', REPLACE(its_start, ' ', 'T'), 'Z","change":',
        its_changes, ',"record":', JSON_QUOTE(its_record), its_step,
        '}],"shortage":"none","held_by_others":0,"holder":null,"next_available":null,"now":"',
        REPLACE(moment, ' ', 'T'), 'Z"}}');
END
