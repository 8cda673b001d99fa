-- name: finish_and_take_next
-- The usual case: the caller holds the item, it may end in its queue, and that queue is plain and has a next item (see
-- take_next). In any other case the answer is NULL, nothing has changed, and the caller asks finish_and_take_with_care.
-- That is a call of its own, because a function opens every table of every routine that it might call.
-- Eight sessions do this at a time. More would read past each other's locks, which soon costs more than their work. The
-- others wait for a named lock, whose name nobody can guess. They hold nothing meanwhile and do not wait long. A session
-- that was stopped during the call keeps its lock until its next call.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish_and_take_next(
    the_item BIGINT, the_lock EXACT_CODE(36), the_kind EXACT_WORD(64), the_operation EXACT_CODE(36),
    the_record EXACT_TEXT, the_search EXACT_TEXT, the_after BIGINT, the_reason EXACT_TEXT,
    the_workstation EXACT_NAME(255), the_queues EXACT_TEXT, the_next_lock EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    DECLARE gate EXACT_WORD(64);
    DECLARE is_in INTEGER;
    -- What who_calls sends away is sent away there.
    IF @@in_transaction OR NOT @@autocommit OR @@tx_isolation <> 'READ-COMMITTED'
       OR ABS(TIMESTAMPDIFF(SECOND, NOW(), SYSDATE())) > 5 OR @@insert_id <> 0
       OR NOT @@check_constraint_checks OR NOT @@foreign_key_checks OR NOT @@unique_checks
       OR @@completion_type <> 'NO_CHAIN' OR @@sql_auto_is_null OR @@sql_safe_updates OR NOT @@sql_big_selects
       OR (@@session.auto_increment_increment <> @@global.auto_increment_increment AND NOT @@wsrep_on)
       OR JSON_LENGTH(the_queues) <> 1 OR the_kind NOT IN ('complete', 'dismiss') OR the_after <> 0
       OR COALESCE(the_reason, '') <> '' OR the_operation IS NULL OR LENGTH(the_search) > 65536 THEN
        RETURN NULL;
    END IF;
    SET gate = lock_name(CONCAT('gate ', CONNECTION_ID() % 8));
    SET is_in = IS_USED_LOCK(gate) <=> CONNECTION_ID() OR GET_LOCK(gate, 0.2);
    CALL finish_and_take_ahead(the_item, the_lock, the_kind, the_operation, the_record, the_search, the_workstation,
                               JSON_VALUE(the_queues, '$[0]'), the_next_lock, UTC_TIMESTAMP(3), answer);
    IF is_in THEN
        SET is_in = RELEASE_LOCK(gate);
    END IF;
    RETURN answer;
END

-- name: finish_and_take_ahead
-- Both items change in one statement, and both lines of history are written in one. A field that is empty for a reason, in
-- either record, is left to the careful way, because naming one more function here costs each call.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finish_and_take_ahead(
    IN the_item BIGINT, IN the_lock EXACT_CODE(36), IN the_kind EXACT_WORD(64), IN the_operation EXACT_CODE(36),
    IN the_record EXACT_TEXT, IN the_search EXACT_TEXT, IN the_workstation EXACT_NAME(255),
    IN its_name EXACT_NAME(255), IN the_next_lock EXACT_CODE(36), IN moment DATETIME(3), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
ahead: BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE next_item, its_detail EXACT_TEXT;
    DECLARE its_queue, mark_rank, mark_item, its_id, its_rank, drafts, is_plain BIGINT;
    DECLARE its_end DATETIME(3);
    -- The operation is in the history already, and nothing has changed yet.
    DECLARE EXIT HANDLER FOR 1062 SET answer = NULL;
    -- Whoever takes from the queue is registered, active and has a role for it: sight_all says so.
    SELECT s.user, q.id, moment + INTERVAL q.lock_seconds SECOND, m."rank", m.item_id,
           CONCAT('{"digest":"', SHA2(CONCAT(q.digest_key, '|', the_item, '|', COALESCE(the_record, z.current, z.imported)), 256), '"}'),
           FIND_IN_SET(the_kind, q.dispositions) AND (the_kind <> 'complete' OR q.next_queue_id IS NULL)
           AND q.paused = 0 AND q.source_query IS NULL AND q.locks_per_user IS NULL AND q.other_hands = 0 AND s.takes
           AND NOT EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = q.id)
           AND old.state = 'locked' AND old.lock_id = the_lock AND z.missing IS NULL
           AND (the_record IS NULL OR (
                JSON_TYPE(the_record) = 'OBJECT' AND JSON_LENGTH(the_record) = JSON_LENGTH(JSON_KEYS(the_record))
                AND LENGTH(the_record) <= LEAST(q.largest_record, q.largest_field) AND (q.fields = '[]' OR JSON_CONTAINS(q.fields, JSON_KEYS(the_record)))
                AND (q.required_fields = '[]' OR required_blank(the_record, q.required_fields) IS NULL)))
           AND NOT EXISTS (SELECT 1 FROM item_all AS x FORCE INDEX (item_turn)
                           WHERE x.queue_id = q.id AND x.state IN ('open', 'locked') AND x.due_at <= moment)
    INTO me, its_queue, its_end, mark_rank, mark_item, its_detail, is_plain
    FROM queue_all AS q JOIN mark_all AS m ON m.queue_id = q.id
    JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
    JOIN item_all AS old ON old.id = the_item AND old.queue_id = q.id AND old.lock_user = s.user
    JOIN record_all AS z ON z.item_id = old.id
    WHERE q.name = its_name;
    IF is_plain THEN
        -- The same as item_answer gives.
        SELECT free.id, free.turn, CONCAT(
                   '{"id":', free.id, ',"queue_id":', its_queue, ',"queue":', JSON_QUOTE(its_name), ',"key":',
                   JSON_QUOTE(free."key"), ',"priority":', free.priority, ',"rank":', free.turn,
                   ',"state":"locked","available_at":"","lock_id":', JSON_QUOTE(the_next_lock), ',"lock_user":',
                   JSON_QUOTE(me), ',"lock_workstation":', JSON_QUOTE(the_workstation), ',"locked_at":"',
                   REPLACE(moment, ' ', 'T'), 'Z","expires_at":"', REPLACE(its_end, ' ', 'T'), 'Z","attempts":',
                   free.attempts + 1, ',"created_by":', JSON_QUOTE(free.created_by), ',"created_at":"',
                   REPLACE(free.created_at, ' ', 'T'), 'Z","change":', free."change" + 1,
                   ',"record":', JSON_QUOTE((SELECT IF(r.missing IS NULL, COALESCE(r.current, r.imported), NULL) FROM record_all AS r WHERE r.item_id = free.id)),
                   IF(free.from_item_id IS NULL AND free.sent_back_by IS NULL, '',
                      step_facts(free.from_item_id, free.sent_back_by, free.sent_back_reason)),
                   IF(free.asked IS NULL, '', CONCAT(',"asked":', free.asked)), '}'),
               (SELECT COUNT(*) FROM draft_all WHERE item_id = the_item AND user = me)
               + (SELECT COUNT(*) FROM proposal_all WHERE item_id = the_item)
        INTO its_id, its_rank, next_item, drafts
        FROM item_all AS free FORCE INDEX (item_turn)
        WHERE free.queue_id = its_queue AND free.state = 'open' AND free.due_at IS NULL
          AND (free.turn > mark_rank OR (free.turn = mark_rank AND free.id >= mark_item))
          AND (free.attempts = 0 OR NOT EXISTS (SELECT 1 FROM event_all
                   WHERE event_all.item_id = free.id AND event_all.kind = 'returned' AND event_all.user = me))
        ORDER BY free.turn, free.id LIMIT 1 FOR UPDATE SKIP LOCKED;
    END IF;
    IF its_id IS NULL OR next_item IS NULL THEN LEAVE ahead; END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, operation_id, detail) VALUES
           (its_queue, the_item, moment, IF(the_kind = 'complete', 'completed', 'dismissed'), me, the_workstation, the_lock,
            the_operation, its_detail),
           (its_queue, its_id, moment, 'claimed', me, the_workstation, the_next_lock, NULL, NULL);
    UPDATE item_all AS old
    SET old.state = IF(old.id = its_id, 'locked', IF(the_kind = 'complete', 'done', 'dismissed')),
        old.expires_at = IF(old.id = its_id, its_end, NULL), old.lock_id = IF(old.id = its_id, the_next_lock, NULL),
        old.lock_user = IF(old.id = its_id, me, NULL), old.locked_at = IF(old.id = its_id, moment, NULL),
        old.lock_workstation = IF(old.id = its_id, the_workstation, NULL), old.attempts = old.attempts + (old.id = its_id), old."change" = old."change" + 1
    WHERE old.id IN (the_item, its_id)
      AND (old.id = its_id OR (old.state = 'locked' AND old.lock_id = the_lock AND old.lock_user = me));
    -- Somebody has just taken the lock away: undone, and sent again, which then sees it.
    IF ROW_COUNT() <> 2 THEN SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Lock lost'; END IF;
    UPDATE record_all AS r
    SET r.current = COALESCE(the_record, r.current),
        r.search = COALESCE(CONCAT(SUBSTRING_INDEX(r.search, CHAR(10 USING utf8mb4), 1), the_search), r.search),
        r.error = NULL, r.finished_by = me, r.finished_at = moment
    WHERE r.item_id = the_item;
    IF drafts > 0 THEN
        DELETE FROM draft_all WHERE item_id = the_item AND user = me;
        CALL forget_proposal(the_item, 1);
    END IF;
    IF its_rank > mark_rank OR its_id > mark_item + MARK_STRIDE THEN CALL move_mark(its_queue); END IF;
    SET answer = CONCAT(
        '{"finished":{"item":', the_item, ',"state":', IF(the_kind = 'complete', '"done"', '"dismissed"'),
        '},"next":{"requested":1,"lock":', JSON_QUOTE(the_next_lock), ',"items":[', next_item,
        '],"shortage":"none","held_by_others":0,"holder":null,"next_available":null,"now":"', REPLACE(moment, ' ', 'T'), 'Z"}}');
END
