-- name: finish_one
-- One disposition of one item: refused, or answered with the item's new state. In few routines with few statements, as
-- take_next is and for the same reason. A proposal stays where nobody has decided about it: intrayctl shows none
-- (was_shown is false), and a failure decides nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finish_one(
    IN me EXACT_NAME(255), IN the_item BIGINT, IN the_lock EXACT_CODE(36), IN the_kind EXACT_WORD(64),
    IN the_operation EXACT_CODE(36), IN the_record EXACT_TEXT, IN the_search EXACT_TEXT, IN the_after BIGINT,
    IN the_reason EXACT_TEXT, IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), IN was_shown INTEGER,
    OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
finishing: BEGIN
    DECLARE its_queue, its_next, its_from, its_rank BIGINT;
    DECLARE queue_name, its_dispositions EXACT_NAME(255);
    DECLARE its_event, its_way, state_then EXACT_WORD(64);
    DECLARE in_front, is_known, its_hands, needs_reason INTEGER DEFAULT 0;
    DECLARE its_digest EXACT_TEXT;
    SELECT i.queue_id, i."rank", i.from_item_id INTO its_queue, its_rank, its_from
    FROM item_all AS i
    WHERE i.id = the_item AND i.state = 'locked' AND i.lock_id = the_lock AND i.lock_user = me
    FOR UPDATE;
    IF its_queue IS NULL THEN
        SET answer = earlier_answer(me, the_item, the_kind, the_operation);
        LEAVE finishing;
    ELSEIF the_operation IS NULL OR stands_in_table(its_queue) THEN
        SET answer = IF(the_operation IS NULL, '{"refused":"operation_missing"}', '{"refused":"adopted"}');
        LEAVE finishing;
    END IF;
    SELECT ends.event, ends.way, ends.needs_reason, following.state
    INTO its_event, its_way, needs_reason, state_then
    FROM disposition_rule AS ends JOIN event_rule AS following ON following.kind = ends.event
    WHERE ends.kind = the_kind;
    SELECT q.name, q.dispositions, q.next_queue_id, IF(q.blind_fields <> '[]', 2, q.other_hands),
           COALESCE(IF(the_record IS NULL, NULL, record_refused(the_item, the_record, q.fields, q.required_fields,
                                                                q.largest_record, q.largest_field, the_kind = 'complete')),
                    beside_refused(the_search, NULL, q.largest_record)),
           IF(state_then = 'open', NULL, SHA2(CONCAT(q.digest_key, '|', the_item, '|', COALESCE(
               IF(its_way = 'to_step_before' AND q.blind_fields <> '[]', NULL, the_record), r.current, r.imported)), 256)),
           needs_reason OR COALESCE(JSON_CONTAINS(q.reasons, JSON_QUOTE(the_kind), '$.required'), 0)
    INTO queue_name, its_dispositions, its_next, its_hands, answer, its_digest, needs_reason
    FROM queue_all AS q JOIN record_all AS r ON r.item_id = the_item WHERE q.id = its_queue;
    SET answer = COALESCE(finish_refused(the_kind, needs_reason, its_way, the_reason, the_after, queue_name,
                                         its_dispositions, its_from), answer);
    IF answer IS NULL AND its_way = 'to_step_before' THEN
        SELECT IF(i.state IN ('open', 'locked', 'done'), IF(stands_in_table(i.queue_id), '{"refused":"adopted"}', NULL),
                  '{"refused":"step_before_ended"}') INTO answer
        FROM item_all AS i WHERE i.id = its_from FOR UPDATE;
    END IF;
    IF state_then = 'open' THEN CALL too_many_returns(me, answer); END IF;
    IF answer IS NOT NULL THEN LEAVE finishing; END IF;
    BEGIN
        -- A plain INSERT waits for an original that is still under way, and then finds it.
        DECLARE CONTINUE HANDLER FOR 1062 SET is_known = 1;
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, operation_id, detail)
        VALUES (its_queue, the_item, moment, its_event, me, the_workstation, the_lock, the_operation,
                CASE WHEN the_reason <> '' OR the_after > 0 OR its_digest <> '' THEN CONCAT('{', CONCAT_WS(',',
                    CONCAT('"digest":"', its_digest, '"'),
                    CONCAT('"reason":', JSON_QUOTE(NULLIF(the_reason, ''))),
                    CONCAT('"after_seconds":', NULLIF(the_after, 0))), '}') END);
    END;
    IF is_known THEN
        SET answer = earlier_answer(me, the_item, the_kind, the_operation);
        LEAVE finishing;
    END IF;
    -- Not in the UPDATE, because a call of a function in it would cost every completion a twentieth of its time.
    IF state_then = 'open' AND the_after = 0 THEN
        SET in_front = stands_in_front(its_queue, its_rank, the_item);
    END IF;
    UPDATE item_all AS i
    SET i.state = state_then, i.is_sent_back = IF(its_way = 'to_step_before', 1, NULL),
        i.available_at = CASE WHEN state_then <> 'open' THEN NULL WHEN the_after > 0 THEN moment + INTERVAL the_after SECOND
                              ELSE i.line END,
        i.front = in_front AND i.line IS NULL,
        i.lock_id = NULL, i.lock_user = NULL, i.lock_workstation = NULL, i.locked_at = NULL, i.expires_at = NULL,
        i."change" = i."change" + 1
    WHERE i.id = the_item;
    -- What the second person keyed is dropped, because whoever keys the record again must not see it.
    IF its_way = 'to_step_before' AND its_hands = 2 THEN SET the_record = NULL, the_search = NULL; END IF;
    CALL finish_record(me, the_item, state_then <> 'open', the_record, the_search, the_reason, moment);
    CALL forget_proposal(the_item, was_shown AND state_then <> 'open' AND the_kind <> 'fail');
    SET answer = finished_answer(the_item, state_then);
    IF its_way = 'to_next_step' AND (its_next IS NOT NULL OR its_hands > 0) THEN
        CALL step_on(the_item, me, the_workstation, moment);
    ELSEIF its_way = 'to_step_before' THEN
        CALL step_back(the_item, its_from, me, the_workstation, the_reason, moment);
    END IF;
END

-- name: finish_refused
-- Why an item cannot end like this; NULL: it can.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish_refused(
    the_kind EXACT_WORD(64), needs_reason INTEGER, its_way EXACT_WORD(64), the_reason EXACT_TEXT, the_after BIGINT,
    queue_name EXACT_NAME(255), its_dispositions EXACT_NAME(255), its_from BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CASE
    WHEN its_way IS NULL
    THEN '{"refused":"unknown_disposition"}'
    WHEN NOT FIND_IN_SET(the_kind, its_dispositions)
    THEN JSON_OBJECT('refused', 'disposition_not_allowed', 'queue', queue_name)
    WHEN needs_reason AND COALESCE(the_reason, '') NOT REGEXP '[^\\h\\v]'
    THEN IF(its_way = 'to_step_before', '{"refused":"send_back_reason_missing"}',
            JSON_OBJECT('refused', 'reason_missing', 'kind', the_kind))
    WHEN its_way = 'to_step_before' AND its_from IS NULL
    THEN '{"refused":"no_step_before"}'
    WHEN COALESCE(the_after, -1) NOT BETWEEN 0 AND 259200
    THEN '{"refused":"after_out_of_range"}'
    ELSE reason_refused(the_reason) END

-- name: finish_record
-- The record as it was finished, or as it was returned; what was typed for it goes.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finish_record(
    IN me EXACT_NAME(255), IN the_item BIGINT, IN is_over INTEGER, IN the_record EXACT_TEXT, IN the_search EXACT_TEXT,
    IN the_reason EXACT_TEXT, IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    -- The first line of the search text is the key, which stays.
    UPDATE record_all AS r
    SET r.current = COALESCE(the_record, r.current),
        r.missing = IF(r.missing IS NULL, NULL, still_missing(r.missing, COALESCE(r.current, r.imported))),
        r.search = IF(is_over OR the_record IS NOT NULL, COALESCE(CONCAT(
            SUBSTRING_INDEX(r.search, CHAR(10 USING utf8mb4), 1), the_search), r.search), r.search),
        r.error = IF(is_over OR the_reason <> '', NULLIF(the_reason, ''), r.error),
        r.finished_by = IF(is_over, me, r.finished_by), r.finished_at = IF(is_over, moment, r.finished_at)
    WHERE r.item_id = the_item;
    DELETE FROM draft_all WHERE item_id = the_item AND user = me;
END

-- name: forget_proposal
-- What came after the item was taken nobody has seen yet: it stays, for whoever has the item next.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE forget_proposal(IN the_item BIGINT, IN is_decided INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE taken_at DATETIME(3);
    IF is_decided AND EXISTS (SELECT 1 FROM proposal_all AS p WHERE p.item_id = the_item) THEN
        SELECT e.at INTO taken_at FROM event_all AS e
        WHERE e.item_id = the_item AND e.kind = 'claimed' ORDER BY e.id DESC LIMIT 1 LOCK IN SHARE MODE;
        DELETE FROM proposal_all WHERE item_id = the_item AND typed_at <= taken_at;
        IF ROW_COUNT() > 0 THEN
            UPDATE delivered_all SET worked_from = NULL WHERE item_id = the_item AND worked_from IS NOT NULL;
        END IF;
    END IF;
END
