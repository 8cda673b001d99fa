-- name: finish_one
-- Ends the work on one item. Null: done now. 'again': it was done before under the same operation. Else the refusal,
-- and nothing has changed. The item is written first, under all the rules at once; why it was not is only asked when it
-- was not. A proposal stays where nobody has decided about it: intrayctl shows none (was_shown is false), and a
-- failure decides nothing.
CREATE OR REPLACE FUNCTION intray.finish_one(
    who intray."user", item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint,
    reason text, station text, at timestamptz, was_shown boolean) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    rule record;
    work record;
    refusal text;
BEGIN
    SELECT ends.event::intray.event_kind AS event, ends.needs_reason = 1 AS needs_reason, ends.way, following.state,
           following.state <> 'open' AS is_over
    INTO rule
    FROM intray.disposition_rule AS ends
    JOIN intray.event_rule AS following ON following.kind = ends.event
    WHERE ends.kind = finish_one.kind;
    IF (after BETWEEN 0 AND 259200 AND (NOT rule.needs_reason OR NOT intray.is_blank(reason))) IS NOT TRUE THEN
        RETURN intray.why_not_finished(who, item, lock, kind, rule.event, operation, after, reason);
    END IF;
    refusal := CASE WHEN NOT rule.is_over THEN intray.too_many_returns(who, 1) END;
    IF refusal IS NULL AND (record IS NOT NULL OR search IS NOT NULL) THEN
        refusal := intray.held_record_refused(who, item, lock, record, search, kind);
    END IF;
    IF refusal IS NOT NULL THEN RETURN refusal; END IF;
    UPDATE intray.item AS it
    SET state = rule.state, lock_user = NULL, lock_workstation = NULL, lock_id = NULL,
        locked_at = NULL, expires_at = NULL, change = it.change + 1,
        available_at = CASE WHEN NOT rule.is_over AND after > 0 THEN finish_one.at + after * interval '1 second'
                            ELSE '-infinity' END,
        is_sent_back = nullif(rule.way = 'to_step_before', false)
    FROM intray.queue
    WHERE it.id = finish_one.item AND queue.id = it.queue_id
      AND it.lock_id IS NOT DISTINCT FROM lock AND it.lock_user IS NOT DISTINCT FROM who.name AND lock IS NOT NULL
      AND position(',' || kind || ',' IN ',' || queue.dispositions || ',') > 0
      AND NOT EXISTS (SELECT 1 FROM intray.event WHERE event.operation_id = operation)
      AND (rule.way <> 'to_step_before' OR intray.send_back_refused(it.from_item_id) IS NULL)
      AND operation IS NOT NULL AND (kind = 'complete' OR NOT intray.asks_why(queue.reasons, kind) OR NOT intray.is_blank(reason))
    RETURNING it.queue_id, queue.next_queue_id, queue.other_hands, queue.blind_fields, queue.digest_key,
              it.from_item_id,
              EXISTS (SELECT 1 FROM intray.draft WHERE draft.item_id = it.id) AS has_draft,
              EXISTS (SELECT 1 FROM intray.proposal WHERE proposal.item_id = it.id) AS has_proposal
    INTO work;
    IF work.queue_id IS NULL THEN
        RETURN intray.why_not_finished(who, item, lock, kind, rule.event, operation, after, reason);
    END IF;
    IF rule.way = 'to_step_before' AND work.blind_fields <> '[]' THEN
        record := NULL; -- whoever keys the record again must not see what the second person keyed
        search := NULL;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, operation_id, detail, digest)
    VALUES (finish_one.item, work.queue_id, finish_one.at, rule.event, who.name, station, lock, operation,
            intray.finish_detail(reason, after),
            CASE WHEN rule.is_over THEN intray.digest_left(work.digest_key, item, record) END);
    IF rule.is_over OR record IS NOT NULL OR reason <> '' THEN
        UPDATE intray.record AS recorded
        SET current = coalesce(finish_one.record, current), -- The first line, the key, stays.
            missing = CASE WHEN recorded.missing IS NOT NULL
                           THEN intray.still_missing(recorded.missing, coalesce(finish_one.record, current, imported)) END,
            search = coalesce(pg_catalog.split_part(recorded.search, E'\n', 1) || finish_one.search, recorded.search),
            error = CASE WHEN rule.is_over THEN nullif(reason, '')
                         ELSE coalesce(nullif(reason, ''), recorded.error) END,
            finished_by = CASE WHEN rule.is_over THEN who.name END,
            finished_at = CASE WHEN rule.is_over THEN finish_one.at END
        WHERE recorded.item_id = finish_one.item;
    END IF;
    IF work.has_draft THEN
        DELETE FROM intray.draft WHERE draft.item_id = finish_one.item AND draft."user" = who.name;
    END IF;
    IF work.has_proposal AND was_shown AND rule.is_over AND kind <> 'fail' THEN
        PERFORM intray.forget_proposal(finish_one.item);
    END IF;
    IF rule.way = 'to_next_step' AND (work.next_queue_id IS NOT NULL OR work.other_hands = 1) THEN
        PERFORM intray.step_on(who, item, station, at);
    ELSIF rule.way = 'to_step_before' THEN
        PERFORM intray.step_back(who, item, work.from_item_id, reason, station, at);
    END IF;
    RETURN NULL;
END
$fn$

-- name: finish_detail
CREATE OR REPLACE FUNCTION intray.finish_detail(reason text, after bigint) RETURNS jsonb LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN nullif(pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
        'reason', nullif(reason, ''), 'after_seconds', nullif(after, 0))), '{}');
END
$fn$

-- name: digest_left
-- An ending says which record it left.
CREATE OR REPLACE FUNCTION intray.digest_left(digest_key uuid, item bigint, record jsonb) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN intray.record_digest(digest_key, item, coalesce(
        record, (SELECT coalesce(its.current, its.imported) FROM intray.record AS its
                 WHERE its.item_id = digest_left.item)));
END
$fn$

-- name: forget_texts
-- What its holder has typed for an item that is finished, and what was proposed.
CREATE OR REPLACE FUNCTION intray.forget_texts(item bigint, holder text) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    DELETE FROM intray.draft WHERE draft.item_id = forget_texts.item AND draft."user" = holder;
    PERFORM intray.forget_proposal(item);
END
$fn$

-- name: forget_proposal
-- What came after the item was taken nobody has seen yet: it stays, for whoever has the item next.
CREATE OR REPLACE FUNCTION intray.forget_proposal(item bigint) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    DELETE FROM intray.proposal
    WHERE proposal.item_id = forget_proposal.item
      AND proposal.typed_at <= (SELECT event.at FROM intray.event
                                WHERE event.item_id = forget_proposal.item AND event.kind = 'claimed'
                                ORDER BY event.id DESC LIMIT 1);
    IF FOUND THEN
        UPDATE intray.delivered SET worked_from = NULL
        WHERE delivered.item_id = forget_proposal.item AND delivered.worked_from IS NOT NULL;
    END IF;
END
$fn$

-- name: why_not_finished
-- What to answer when an item could not be finished: 'again', or the refusal.
CREATE OR REPLACE FUNCTION intray.why_not_finished(
    who intray."user", item bigint, lock uuid, kind text, told intray.event_kind, operation uuid, after bigint,
    reason text) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    work record;
BEGIN
    SELECT it.lock_id, it.lock_user, it.from_item_id, queue.name, queue.dispositions, queue.reasons INTO work
    FROM intray.item AS it
    JOIN intray.queue ON queue.id = it.queue_id
    WHERE it.id = why_not_finished.item;
    IF (work.lock_id = lock AND work.lock_user = who.name) IS NOT TRUE THEN
        RETURN coalesce(intray.earlier_answer(who, item, told, operation), intray.lock_lost(who, item));
    END IF;
    RETURN coalesce(intray.rule_broken(work.name, work.dispositions, work.reasons, kind, coalesce(after, -1), reason,
                                       work.from_item_id),
                    CASE WHEN operation IS NULL THEN '{"refused":"operation_missing"}' END,
                    intray.earlier_answer(who, item, told, operation),
                    intray.lock_lost(who, item));
END
$fn$

-- name: earlier_answer
-- What to say when the operation is in the history already: 'again' if it was this very one, sent again after its
-- answer was lost; null if it never was.
CREATE OR REPLACE FUNCTION intray.earlier_answer(
    who intray."user", item bigint, told intray.event_kind, operation uuid) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    earlier record;
BEGIN
    SELECT item_id, "user", kind INTO earlier FROM intray.event WHERE operation_id = operation;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    IF earlier.item_id = item AND earlier."user" = who.name AND earlier.kind = told THEN
        RETURN 'again';
    END IF;
    RETURN '{"refused":"called_off"}';
END
$fn$
