-- name: merge_refused
-- Why these two items cannot be made one; NULL: they can.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION merge_refused(
    the_item BIGINT, its_queue BIGINT, its_state EXACT_WORD(64), its_hold EXACT_WORD(64),
    the_keeper BIGINT, kept_queue BIGINT, kept_state EXACT_WORD(64), kept_hold EXACT_WORD(64), supervises INTEGER,
    changes INTEGER, is_anothers INTEGER, is_for_others INTEGER, is_as_seen INTEGER)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN CASE
    WHEN the_item = the_keeper THEN '{"refused":"merge_itself"}'
    WHEN its_queue <> kept_queue THEN '{"refused":"merge_queues"}'
    WHEN stands_in_table(its_queue) THEN '{"refused":"merge_in_table"}'
    WHEN its_state NOT IN ('open', 'locked') THEN merge_says('merge_ended', the_item)
    WHEN kept_state = 'dismissed' THEN merge_says('merge_gone', the_keeper)
    WHEN its_hold = 'another' THEN merge_held('merge_held', the_item)
    WHEN kept_hold = 'another' THEN merge_held('merge_held', the_keeper)
    WHEN told_apart_by(the_item, the_keeper) IS NOT NULL THEN merge_apart(the_item, the_keeper)
    WHEN its_hold NOT IN ('mine', 'mine_over') AND NOT supervises THEN '{"refused":"not_permitted","role":"supervisor"}'
    WHEN is_anothers AND kept_state IN ('open', 'locked') AND kept_hold NOT IN ('mine', 'mine_over') AND NOT supervises
    THEN merge_says('for_somebody_else', the_keeper)
    WHEN changes AND kept_state NOT IN ('open', 'locked') THEN merge_says('merge_ended', the_keeper)
    WHEN changes AND kept_hold = 'mine' THEN merge_held('merge_in_hand', the_keeper)
    WHEN changes AND is_for_others THEN merge_says('merge_other_hands', the_keeper)
    WHEN changes AND NOT is_as_seen THEN merge_says('merge_changed', the_keeper) END

-- name: merge_says
-- A refusal that names an item, which the caller sees.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION merge_says(why EXACT_WORD(64), the_item BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (SELECT JSON_OBJECT('refused', why, 'item', i.id, 'key', i."key") FROM item_all AS i WHERE i.id = the_item)

-- name: told_apart_by
-- The newest line that says whether two items are the same thing, if it says that they are not; else NULL.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION told_apart_by(the_item BIGINT, the_other BIGINT)
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (SELECT IF(COALESCE(JSON_VALUE(e.detail, '$.alike'), 0) = 1, NULL, e.id) FROM event_all AS e
        WHERE e.item_id = the_item AND e.kind = 'told_apart' AND JSON_VALUE(e.detail, '$.from') = the_other
        ORDER BY e.id DESC LIMIT 1)

-- name: merge_apart
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION merge_apart(the_item BIGINT, the_keeper BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (SELECT JSON_OBJECT('refused', 'merge_told_apart', 'item', i.id, 'key', i."key", 'other_key', k."key",
                           'user', e.user, 'at', CONCAT(REPLACE(e.at, ' ', 'T'), 'Z'))
        FROM event_all AS e JOIN item_all AS i ON i.id = the_item JOIN item_all AS k ON k.id = the_keeper
        WHERE e.id = told_apart_by(the_item, the_keeper))

-- name: merge_held
-- The same, and who holds it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION merge_held(why EXACT_WORD(64), the_item BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN JSON_MERGE_PATCH(lock_lost(the_item), merge_says(why, the_item))

-- name: hold_on
-- Who holds an item, as merging asks: 'mine', 'another', 'mine_over' or 'over' where the lock has expired, '' nobody.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION hold_on(
    me EXACT_NAME(255), its_state EXACT_WORD(64), holder EXACT_NAME(255), its_end DATETIME(3), moment DATETIME(3))
RETURNS EXACT_WORD(64)
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CASE WHEN its_state <> 'locked' THEN ''
            WHEN its_end <= moment THEN IF(holder = me, 'mine_over', 'over')
            ELSE IF(holder = me, 'mine', 'another') END

-- name: merge_into
-- Ends an item as a duplicate of another of its queue, which is kept. Whoever holds the item may, and a supervisor with one
-- that nobody holds: it is taken and ended at once. With a record, that of the kept one becomes this, if it is still what
-- the caller saw, not finished and held by nobody. the_held: the lock under which the item must be, if one is named. Sent
-- again it changes nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION merge_into(
    the_item BIGINT, the_keeper BIGINT, the_seen BIGINT, the_record EXACT_TEXT, the_search EXACT_TEXT,
    the_held EXACT_CODE(36), the_operation EXACT_CODE(36), the_lock EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, its_digest, kept_digests EXACT_TEXT;
    DECLARE its_queue, kept_queue, kept_changes BIGINT;
    DECLARE its_state, kept_state, its_hold, kept_hold EXACT_WORD(64);
    DECLARE its_lock EXACT_CODE(36);
    DECLARE did_before, is_anothers INTEGER;
    DECLARE rows_locked, supervises INTEGER DEFAULT 0;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('merge_into', me, answer);
    SET answer = COALESCE(answer, operation_refused(the_operation, the_workstation),
                          IF(the_lock IS NULL, '{"refused":"operation_missing"}', NULL));
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    -- The one with the smaller number first, as everybody locks several.
    SELECT COUNT(*) INTO rows_locked FROM item_all AS i
    WHERE i.id IN (LEAST(the_item, the_keeper), GREATEST(the_item, the_keeper)) ORDER BY i.id FOR UPDATE;
    SELECT i.queue_id, i.state, i.lock_id, hold_on(me, i.state, i.lock_user, i.expires_at, moment)
    INTO its_queue, its_state, its_lock, its_hold
    FROM item_all AS i WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    SELECT i.queue_id, i.state, i."change", COALESCE(me IN (i.not_for, i.nor_for), 0),
           i.assigned_to IS NOT NULL AND NOT is_meant(me, i.queue_id, i.assigned_to),
           hold_on(me, i.state, i.lock_user, i.expires_at, moment)
    INTO kept_queue, kept_state, kept_changes, did_before, is_anothers, kept_hold
    FROM item_all AS i WHERE i.id = the_keeper AND i.state <> 'staged' FOR UPDATE;
    SET answer = COALESCE(not_seen(the_item, its_queue), not_seen(the_keeper, kept_queue),
                          told_before(me, the_item, 'merged', the_keeper, the_operation),
                          IF(the_held <> COALESCE(its_lock, ''), lock_lost(the_item), NULL));
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT FIND_IN_SET('supervisor', u.roles) > 0 INTO supervises FROM user_all AS u
    WHERE u.login = SESSION_LOGIN() AND u.active = 1;
    SELECT COALESCE(
               merge_refused(the_item, its_queue, its_state, its_hold, the_keeper, kept_queue, kept_state, kept_hold,
                             supervises, the_record IS NOT NULL, is_anothers, q.other_hands AND did_before,
                             kept_changes <=> the_seen),
               IF(the_record IS NULL, NULL, COALESCE(
                   record_refused(the_keeper, the_record, q.fields, q.required_fields, q.largest_record, q.largest_field, 0),
                   beside_refused(the_search, NULL, q.largest_record)))),
           SHA2(CONCAT(q.digest_key, '|', the_item, '|', COALESCE(r.current, r.imported)), 256)
    INTO answer, its_digest
    FROM queue_all AS q JOIN record_all AS r ON r.item_id = the_item WHERE q.id = its_queue;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF the_record IS NOT NULL THEN
        CALL change_kept(the_keeper, me, the_record, the_search, the_workstation, moment, kept_digests);
    END IF;
    IF its_hold NOT IN ('mine', 'mine_over') THEN
        CALL take_item(the_item, me, the_lock, the_workstation, moment);
    ELSE
        SET the_lock = its_lock;
    END IF;
    -- Told under this operation meanwhile: the whole call fails, and nothing has changed.
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, operation_id, detail)
    VALUES (its_queue, the_item, moment, 'merged', me, the_workstation, the_lock, the_operation,
            CONCAT('{"digest":"', its_digest, '","into":', the_keeper, '}'));
    CALL end_lock(the_item, 'dismissed');
    CALL finish_record(me, the_item, 1, NULL, NULL, NULL, moment);
    CALL forget_proposal(the_item, 1);
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_keeper, moment, 'absorbed', me, the_workstation,
            CONCAT('{', COALESCE(CONCAT('"digest":"', kept_digests, '",'), ''), '"from":', the_item, '}'));
    RETURN '{}';
END

-- name: change_kept
-- Writes the kept one's record and keeps how it was before; the digests before and after. A lock that has expired ends
-- with it, so that whoever had it does not write over what was merged.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE change_kept(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_record EXACT_TEXT, IN the_search EXACT_TEXT,
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT digests EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE holder EXACT_NAME(255);
    DECLARE its_lock EXACT_CODE(36);
    DECLARE before_merge, last_kept EXACT_TEXT;
    SELECT i.queue_id, i.lock_id, i.lock_user INTO its_queue, its_lock, holder
    FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    IF its_lock IS NOT NULL THEN
        CALL end_lock(the_item, 'open');
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, detail)
        VALUES (its_queue, the_item, moment, 'expired', me, the_workstation, its_lock, JSON_OBJECT('holder', holder));
    END IF;
    SELECT r.current INTO before_merge FROM record_all AS r WHERE r.item_id = the_item FOR UPDATE;
    SELECT e.record INTO last_kept FROM earlier_record_all AS e
    WHERE e.item_id = the_item ORDER BY e.id DESC LIMIT 1 LOCK IN SHARE MODE;
    IF before_merge IS NOT NULL AND NOT before_merge <=> last_kept THEN
        INSERT INTO earlier_record_all (item_id, record) VALUES (the_item, before_merge);
    END IF;
    INSERT INTO earlier_record_all (item_id, record, finished_by, finished_at) VALUES (the_item, the_record, me, moment);
    SELECT CONCAT(SHA2(CONCAT(q.digest_key, '|', the_item, '|', COALESCE(r.current, r.imported)), 256), ':',
                  SHA2(CONCAT(q.digest_key, '|', the_item, '|', the_record), 256))
    INTO digests
    FROM record_all AS r JOIN queue_all AS q ON q.id = its_queue WHERE r.item_id = the_item;
    UPDATE record_all AS r
    SET r.current = the_record, r.missing = IF(r.missing IS NULL, NULL, still_missing(r.missing, the_record)),
        r.search = CONCAT(SUBSTRING_INDEX(r.search, CHAR(10 USING utf8mb4), 1), COALESCE(the_search, ''))
    WHERE r.item_id = the_item;
    UPDATE item_all SET "change" = "change" + 1 WHERE id = the_item;
END

-- name: operation_refused
-- What a line of history cannot do without.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION operation_refused(
    the_operation EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CASE WHEN the_operation IS NULL THEN '{"refused":"operation_missing"}'
            WHEN the_workstation IS NULL THEN '{"refused":"value_odd","what":"workstation"}' END

-- name: not_seen
-- The answer for an item that is not there for whoever calls; NULL: it is.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION not_seen(the_item BIGINT, its_queue BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN IF(EXISTS (SELECT 1 FROM sight_all AS s
                  WHERE s.queue_id = its_queue AND s.login = SESSION_LOGIN() AND s.sees_records = 1),
          NULL, no_such_item(the_item))

-- name: told_before
-- The answer where the operation is in the history already; NULL: it is not.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION told_before(
    me EXACT_NAME(255), the_item BIGINT, the_kind EXACT_WORD(64), the_other BIGINT, the_operation EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    SELECT IF(e.item_id = the_item AND e.kind = the_kind AND e.user = me
              AND the_other IN (JSON_VALUE(e.detail, '$.into'), JSON_VALUE(e.detail, '$.from')),
              '{}', '{"refused":"called_off"}')
    INTO answer
    FROM event_all AS e WHERE e.operation_id = the_operation
    LOCK IN SHARE MODE;
    RETURN answer;
END
