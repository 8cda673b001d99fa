-- name: take_back_merge
-- Takes back that an item ended as a duplicate of another. It is open again, and the record of the one that was kept is what
-- it was before, where the merge changed it and nobody has worked on it since; stays: why it is not. the_search: what
-- searching looks into then. Sent again it changes nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION take_back_merge(
    the_item BIGINT, the_search EXACT_TEXT, the_operation EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, merge_digests, digests, stays EXACT_TEXT;
    DECLARE its_queue, its_ending, last_told, keeper, merge_line BIGINT;
    DECLARE its_state, last_kind EXACT_WORD(64);
    DECLARE ended_at, moment DATETIME(3);
    DECLARE rows_locked INTEGER;
    CALL who_calls('take_back_merge', me, answer);
    SET answer = COALESCE(answer, operation_refused(the_operation, the_workstation));
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    -- Which one is kept must be known before both are locked in the order of their numbers.
    SELECT e.id, e.kind, e.at, JSON_VALUE(e.detail, '$.into') INTO its_ending, last_kind, ended_at, keeper
    FROM event_all AS e JOIN event_rule AS r ON r.kind = e.kind AND r.effect <> 'none'
    WHERE e.item_id = the_item ORDER BY e.id DESC LIMIT 1;
    SELECT COUNT(*) INTO rows_locked FROM item_all AS i
    WHERE i.id IN (the_item, COALESCE(keeper, the_item)) ORDER BY i.id FOR UPDATE;
    SELECT i.queue_id, i.state INTO its_queue, its_state
    FROM item_all AS i WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    SET answer = COALESCE(not_seen(the_item, its_queue), told_before(me, the_item, 'reopened', keeper, the_operation));
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT e.id INTO last_told
    FROM event_all AS e JOIN event_rule AS r ON r.kind = e.kind AND r.effect <> 'none'
    WHERE e.item_id = the_item ORDER BY e.id DESC LIMIT 1 LOCK IN SHARE MODE;
    IF NOT (its_state = 'dismissed' AND last_kind <=> 'merged' AND last_told <=> its_ending) THEN
        RETURN '{"refused":"not_merged"}';
    END IF;
    SELECT beside_refused(the_search, NULL, q.largest_record) INTO answer FROM queue_all AS q WHERE q.id = its_queue;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SET moment = UTC_TIMESTAMP(3);
    CALL reopen_one(the_item, me, CONCAT('{"into":', keeper, '}'), the_operation, the_workstation, moment, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT e.id, JSON_VALUE(e.detail, '$.digest') INTO merge_line, merge_digests
    FROM event_all AS e
    WHERE e.item_id = keeper AND e.kind = 'absorbed' AND e.at = ended_at AND JSON_VALUE(e.detail, '$.from') = the_item
    ORDER BY e.id DESC LIMIT 1 LOCK IN SHARE MODE;
    IF merge_digests IS NOT NULL THEN
        CALL put_kept_back(keeper, me, merge_line, merge_digests, the_search, the_workstation, moment, digests, stays);
    END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, keeper, moment, 'absorbed', me, the_workstation,
            CONCAT('{', COALESCE(CONCAT('"digest":"', digests, '",'), ''), '"from":', the_item,
                   IF(stays IS NULL, '', ',"stays":1'), ',"undone":1}'));
    RETURN CONCAT('{"stays":', COALESCE(stays, 'null'), '}');
END

-- name: why_kept_stays
-- Why an item keeps the values that it took over by a merge; NULL: it need not.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION why_kept_stays(
    the_item BIGINT, the_line BIGINT, the_digest EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_state EXACT_WORD(64);
    DECLARE is_as_left, later_work INTEGER;
    SELECT i.state, SHA2(CONCAT(q.digest_key, '|', i.id, '|', COALESCE(r.current, r.imported)), 256) = the_digest
    INTO its_state, is_as_left
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id JOIN record_all AS r ON r.item_id = i.id
    WHERE i.id = the_item LOCK IN SHARE MODE;
    SELECT COUNT(*) INTO later_work
    FROM event_all AS e JOIN event_rule AS r ON r.kind = e.kind
    WHERE e.item_id = the_item AND e.id > the_line AND r.effect NOT IN ('none', 'moves')
      -- What was corrected and taken back again is no work; two corrections that happen to leave what was there before are.
      AND NOT (r.effect = 'corrects'
               AND EXISTS (SELECT 1 FROM event_all AS o
                           WHERE o.item_id = the_item AND o.id > the_line AND o.kind = 'corrected'
                             AND (o.id > e.id AND JSON_VALUE(o.detail, '$.undoes') = JSON_VALUE(e.detail, '$.correction')
                                  OR JSON_VALUE(o.detail, '$.correction') = JSON_VALUE(e.detail, '$.undoes')
                                     AND JSON_VALUE(o.detail, '$.undoes') IS NULL)))
    LOCK IN SHARE MODE;
    RETURN CASE
        WHEN its_state = 'locked' THEN merge_held('kept_held', the_item)
        WHEN its_state <> 'open' THEN merge_says('kept_finished', the_item)
        WHEN later_work > 0 OR NOT is_as_left THEN merge_says('kept_worked_on', the_item) END;
END

-- name: put_kept_back
-- Gives an item the record again that it had before the merge of this line, unless it stays: the digests before and after,
-- or why.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE put_kept_back(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_line BIGINT, IN the_digests EXACT_TEXT, IN the_search EXACT_TEXT,
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT digests EXACT_TEXT, OUT stays EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
putting: BEGIN
    DECLARE was EXACT_TEXT;
    DECLARE former EXACT_TEXT DEFAULT SUBSTRING_INDEX(the_digests, ':', 1);
    SET digests = NULL;
    SET stays = why_kept_stays(the_item, the_line, SUBSTRING_INDEX(the_digests, ':', -1));
    IF stays IS NOT NULL THEN
        LEAVE putting;
    END IF;
    SET was = (SELECT once.record
               FROM (SELECT r.imported AS record, 0 AS place FROM record_all AS r WHERE r.item_id = the_item
                     UNION ALL
                     SELECT e.record, e.id FROM earlier_record_all AS e WHERE e.item_id = the_item) AS once
               JOIN item_all AS i ON i.id = the_item
               JOIN queue_all AS q ON q.id = i.queue_id
               WHERE SHA2(CONCAT(q.digest_key, '|', the_item, '|', once.record), 256) = former
               ORDER BY once.place LIMIT 1);
    IF was IS NULL THEN
        SET stays = merge_says('kept_not_known', the_item);
        LEAVE putting;
    END IF;
    CALL change_kept(the_item, me, was, the_search, the_workstation, moment, digests);
END
