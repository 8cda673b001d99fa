-- Locks the next items of the queues under one lock and answers with them. Sent again with the same lock it answers
-- with what that lock holds.
-- This is the way that is nearly always gone: one queue, no limit, nothing returned in front, due or expired. It is
-- one routine with few statements, because a function opens every table of every routine that it might call, and each
-- statement in it costs as much as its work. All else is take_otherwise's, also what the caller has returned before.
-- Inside functions MariaDB forgets SKIP LOCKED once the table's alias has been used by another statement, and for the
-- second turn of a loop: so each such statement, here and elsewhere, has an alias of its own and runs once.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_next(
    IN me EXACT_NAME(255), IN the_queues EXACT_TEXT, IN the_count INTEGER, IN the_lock EXACT_CODE(36),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE items, its_record, its_step EXACT_TEXT;
    DECLARE its_name, its_creator EXACT_NAME(255);
    DECLARE its_key EXACT_NAME(700);
    DECLARE its_queue, its_seconds, mark_rank, mark_item, found, its_rank, its_priority, tries, its_changes BIGINT;
    DECLARE its_start, its_end DATETIME(3);
    DECLARE is_plain, taken, at_end INTEGER DEFAULT 0;
    DECLARE line CURSOR FOR
        SELECT free.id, free.turn, free."key", free.priority, free.attempts + 1, free.created_by, free.created_at,
               free."change" + 1,
               (SELECT CONCAT(JSON_QUOTE(COALESCE(r.current, r.imported)),
                              IF(r.missing IS NULL, '', CONCAT(',"missing":', JSON_QUOTE(r.missing))))
                FROM record_all AS r WHERE r.item_id = free.id),
               CONCAT(IF(free.from_item_id IS NULL AND free.sent_back_by IS NULL, '',
                         step_facts(free.from_item_id, free.sent_back_by, free.sent_back_reason)),
                      IF(free.asked IS NULL, '', CONCAT(',"asked":', free.asked)))
        FROM item_all AS free FORCE INDEX (item_turn)
        WHERE free.queue_id = its_queue AND free.state = 'open' AND free.due_at IS NULL
          AND (free.turn > mark_rank OR (free.turn = mark_rank AND free.id >= mark_item))
          AND (free.attempts = 0 OR NOT EXISTS (
              SELECT 1 FROM event_all WHERE event_all.item_id = free.id AND event_all.kind = 'returned' AND event_all.user = me))
        ORDER BY free.turn, free.id LIMIT the_count
        FOR UPDATE SKIP LOCKED;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    IF JSON_LENGTH(the_queues) = 1 THEN
        SET its_name = JSON_VALUE(the_queues, '$[0]');
        SELECT q.id, q.lock_seconds, m."rank", m.item_id,
               q.paused = 0 AND q.source_query IS NULL AND q.locks_per_user IS NULL AND q.other_hands = 0 AND s.takes
               AND NOT EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = q.id)
               AND NOT EXISTS (
                   SELECT 1 FROM item_all AS h FORCE INDEX (item_holder) WHERE h.lock_user = me AND h.lock_id = the_lock)
               AND NOT EXISTS (SELECT 1 FROM item_all AS x FORCE INDEX (item_turn)
                   WHERE x.queue_id = q.id AND x.state IN ('open', 'locked') AND x.due_at <= moment)
        INTO its_queue, its_seconds, mark_rank, mark_item, is_plain
        FROM queue_all AS q
        JOIN mark_all AS m ON m.queue_id = q.id
        JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
        WHERE q.name = its_name;
        SET at_end = 0;
    END IF;
    IF is_plain THEN
        OPEN line;
        FETCH line INTO found, its_rank, its_key, its_priority, tries, its_creator, its_start, its_changes, its_record, its_step;
        WHILE NOT at_end DO
            SET its_end = moment + INTERVAL its_seconds SECOND, taken = taken + 1;
            UPDATE item_all AS i
            SET i.state = 'locked', i.expires_at = its_end, i.lock_id = the_lock, i.lock_user = me,
                i.lock_workstation = the_workstation, i.locked_at = moment, i.attempts = tries, i."change" = its_changes
            WHERE i.id = found;
            INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id)
            VALUES (its_queue, found, moment, 'claimed', me, the_workstation, the_lock);
            -- The cursor gives NULL for a text that is too large, and no error (calling.sql).
            IF its_record IS NULL THEN SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 1301, MESSAGE_TEXT = 'The record is too large'; END IF;
            -- As item_answer gives it, but for assigned_to, which what stands here has not.
            SET items = CONCAT_WS(',', items, CONCAT(
                '{"id":', found, ',"queue_id":', its_queue, ',"queue":', JSON_QUOTE(its_name), ',"key":',
                JSON_QUOTE(its_key), ',"priority":', its_priority, ',"rank":', its_rank,
                ',"state":"locked","available_at":"","lock_id":', JSON_QUOTE(the_lock), ',"lock_user":', JSON_QUOTE(me),
                ',"lock_workstation":', JSON_QUOTE(the_workstation), ',"locked_at":"', REPLACE(moment, ' ', 'T'),
                'Z","expires_at":"', REPLACE(its_end, ' ', 'T'), 'Z","attempts":', tries, ',"created_by":',
                JSON_QUOTE(its_creator), ',"created_at":"', REPLACE(its_start, ' ', 'T'), 'Z","change":', its_changes,
                ',"record":', its_record, its_step, '}'));
            FETCH line INTO found, its_rank, its_key, its_priority, tries, its_creator, its_start, its_changes, its_record, its_step;
        END WHILE;
        CLOSE line;
    END IF;
    IF taken < the_count THEN
        CALL take_otherwise(me, the_queues, the_count, the_lock, the_workstation, moment, items, taken, answer);
    ELSE
        SET answer = claim_json(the_count, the_lock, items, 'none', 0, NULL, NULL, moment);
    END IF;
    IF its_rank > mark_rank OR found > mark_item + MARK_STRIDE THEN
        CALL move_mark(its_queue);
    END IF;
END
