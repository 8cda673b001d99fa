-- name: finish_and_take_next
-- One transaction and one round trip between two items. Sent again, it finishes nothing twice and gives what the next
-- lock holds. The everyday call comes first: an item is completed, no rule counts, and another one waits ahead. It is
-- written out here because each further function, composite value and expression costs time. The next item is looked
-- for in a statement of its own: a longer one would look with an old picture, lock what others have long taken, and
-- make them wait. Whatever is not as usual goes the careful way, before anything has changed.
CREATE OR REPLACE FUNCTION intray.finish_and_take_next(
    item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint, reason text,
    workstation text, queues jsonb, next_lock uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
#variable_conflict use_variable
DECLARE
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    seen record;
    next record;
    done record;
    digest text;
BEGIN
    <<everyday>>
    BEGIN
        EXIT everyday WHEN kind IS DISTINCT FROM 'complete' OR after IS DISTINCT FROM 0 OR operation IS NULL OR reason <> ''
            OR pg_catalog.jsonb_array_length(queues) IS DISTINCT FROM 1 OR pg_catalog.current_setting('transaction_read_only') = 'on'
            OR NOT intray.is_called();
        SELECT (known.who).name AS me, known.id, queues ->> 0 AS name,
               at + known.lock_seconds * interval '1 second' AS expires_at,
               known.mark_moved_at < at - interval '100 milliseconds' AS may_move_mark,
               known.mark_rank, known.mark_item, known.front_rank, known.front_item, known.digest_key
        INTO seen
        FROM intray.seen_queue(queues ->> 0, at) AS known
        WHERE known.is_open AND known.is_plain AND known.ends_plainly AND NOT known.wants_care
          AND intray.may_work(known.who) AND (search IS NULL OR pg_catalog.octet_length(search) < known.largest)
          AND (record IS NULL OR intray.fits(record, known.fields, known.required_fields, known.largest));
        EXIT everyday WHEN NOT FOUND;
        SELECT ahead.rank, ahead.id INTO next FROM intray.item AS ahead
        WHERE ahead.queue_id = seen.id AND ahead.state = 'open' AND ahead.available_at = '-infinity' AND NOT ahead.front
          AND (ahead.rank, ahead.id) >= (seen.mark_rank, seen.mark_item) AND ahead.rank < seen.front_rank
        ORDER BY ahead.rank, ahead.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
        IF NOT FOUND AND seen.front_item > 0 THEN
            SELECT its.rank, its.id INTO next FROM intray.ahead_in_rank(
                seen.id, seen.mark_rank, seen.mark_item, seen.front_rank, seen.front_item, 1) AS its;
        END IF;
        EXIT everyday WHEN next.id IS NULL;
        IF seen.may_move_mark AND (next.rank > seen.mark_rank OR next.id > seen.mark_item + MARK_STRIDE) THEN
            PERFORM intray.move_mark(seen.id, at);
        END IF;
        UPDATE intray.item AS old
        SET state = 'done', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL,
            expires_at = NULL, change = old.change + 1
        WHERE old.id = item AND old.queue_id = seen.id AND old.lock_id = lock AND old.lock_user = seen.me
          AND NOT EXISTS (SELECT 1 FROM intray.event WHERE event.operation_id = operation)
        RETURNING EXISTS (SELECT 1 FROM intray.draft WHERE draft.item_id = old.id)
                  OR EXISTS (SELECT 1 FROM intray.proposal WHERE proposal.item_id = old.id) AS has_texts
        INTO done;
        EXIT everyday WHEN NOT FOUND;
        UPDATE intray.record AS its
        SET current = coalesce(record, its.current),
            missing = CASE WHEN its.missing IS NOT NULL
                           THEN intray.still_missing(its.missing, coalesce(record, its.current, its.imported)) END,
            search = coalesce(pg_catalog.split_part(its.search, E'\n', 1) || search, its.search),
            error = NULL, finished_by = seen.me, finished_at = at
        WHERE its.item_id = item
        RETURNING intray.record_digest(seen.digest_key, item, coalesce(its.current, its.imported)) INTO digest;
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, operation_id, digest)
        VALUES (item, seen.id, at, 'completed', seen.me, workstation, lock, operation, digest),
               (next.id, seen.id, at, 'claimed', seen.me, workstation, next_lock, NULL, NULL);
        IF done.has_texts THEN PERFORM intray.forget_texts(item, seen.me); END IF;
        UPDATE intray.item AS new
        SET state = 'locked', lock_user = seen.me, lock_workstation = workstation, lock_id = next_lock,
            locked_at = at, expires_at = seen.expires_at, attempts = new.attempts + 1, change = new.change + 1,
            front = false
        FROM intray.record AS its
        WHERE new.id = next.id AND its.item_id = next.id
        RETURNING pg_catalog.concat(
            '{"finished":{"item":', item, ',"state":"done"},"next":', intray.one_item_json(
                next_lock, intray.item_json(new, seen.name, coalesce(its.current, its.imported), its.missing), at), '}') AS answer
        INTO done;
        RETURN done.answer;
    END;
    RETURN intray.finish_and_take_with_care(
        item, lock, kind, operation, record, search, after, reason, workstation, queues, next_lock, at);
END
$fn$

-- name: finish_and_take_with_care
-- The same for everything that is not as usual. Nothing is looked after before the item is finished: its own lock may
-- have expired. Sent again it takes nothing: a first call that arrives after the second would lock an item of which nobody
-- knows.
CREATE OR REPLACE FUNCTION intray.finish_and_take_with_care(
    item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint, reason text,
    workstation text, queues jsonb, next_lock uuid, at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    seen intray.approach := intray.approach(queues ->> 0, at);
    who intray."user" := seen.who;
    queue intray.queue_to_take_from := seen.queue;
    answer text;
    next text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF (queue.id IS NULL OR pg_catalog.jsonb_array_length(queues) > 1) AND intray.queue_unknown_to(who, queues) IS NOT NULL THEN
        RETURN intray.no_such_queue(intray.queue_unknown_to(who, queues));
    END IF;
    answer := intray.finish_one(who, item, lock, kind, operation, record, search, after, reason, workstation, at,
                                true);
    IF answer <> 'again' THEN
        RETURN answer;
    END IF;
    IF kind = 'return' THEN
        seen := intray.approach(queues ->> 0, at);
        queue := seen.queue;
    END IF;
    next := CASE WHEN answer IS NULL THEN intray.take_next(who, queues, queue, 1, next_lock, workstation, at)
                 ELSE intray.repeat_claim(who, queues, 1, next_lock, at) END;
    RETURN pg_catalog.concat('{"finished":{"item":', item, ',"state":"', intray.state_after(kind), '"},"next":', next, '}');
END
$fn$
