-- name: take_away
-- A supervisor takes locks away, those that were seen and never newer ones, and hands the items on to the receiver or
-- opens them. Each lock that is gone and each item that the receiver may not have is told, and stays as it is.
CREATE OR REPLACE FUNCTION intray.take_away(
    locks jsonb, reason text, receiver text, drafts bigint, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    refusal text;
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    new_holder intray."user";
    their_station text;
    seen record;
    it intray.item;
    why text;
    done bigint[] := '{}';
    not_done jsonb := '[]';
BEGIN
    IF NOT 'supervisor' = ANY (who.roles) THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    refusal := intray.too_many_supervised(who, take_away.locks);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    IF receiver <> '' THEN
        SELECT * INTO new_holder FROM intray."user" WHERE name = receiver AND active AND server = intray.this_server();
        IF intray.new_holder_refused(receiver, new_holder) IS NOT NULL THEN
            RETURN intray.new_holder_refused(receiver, new_holder);
        END IF;
        their_station := coalesce((SELECT client.workstation FROM intray.client WHERE client."user" = new_holder.name
                                  ORDER BY client.seen_at DESC LIMIT 1), '-');
    END IF;
    FOR seen IN
        SELECT one.item, one.lock FROM pg_catalog.jsonb_to_recordset(locks) AS one (item bigint, lock uuid) ORDER BY one.item
    LOOP
        SELECT * INTO it FROM intray.item WHERE id = seen.item AND state <> 'staged' FOR NO KEY UPDATE;
        why := CASE
            WHEN it.id IS NULL THEN intray.no_such_item(seen.item)
            WHEN it.lock_id IS NULL OR it.lock_id IS DISTINCT FROM seen.lock
            THEN (pg_catalog.jsonb_build_object('refused', 'lock_was_gone', 'state', it.state)
                  || intray.lock_json(who, it)::jsonb)::text
            WHEN new_holder.name IS NOT NULL THEN intray.not_for_new_holder(new_holder, it) END;
        IF why IS NULL AND intray.item_stands_in_table(it.id) THEN
            BEGIN
                PERFORM intray.take_one_away(who, it, coalesce(reason, ''), new_holder, drafts <> 0, lock,
                                             take_away.workstation, their_station, at);
            EXCEPTION WHEN SQLSTATE 'IN001' THEN
                GET STACKED DIAGNOSTICS why = MESSAGE_TEXT;
            END;
        ELSIF why IS NULL THEN
            PERFORM intray.take_one_away(who, it, coalesce(reason, ''), new_holder, drafts <> 0, lock,
                                         take_away.workstation, their_station, at);
        END IF;
        IF why IS NULL THEN
            done := done || it.id;
        ELSE
            not_done := not_done || (why::jsonb || pg_catalog.jsonb_build_object('item', seen.item));
        END IF;
    END LOOP;
    RETURN pg_catalog.jsonb_build_object('done', pg_catalog.to_jsonb(done), 'not_done', not_done)::text;
END
$fn$

-- name: take_one_away
-- Ends the lock of an item that is locked as a row, and hands the item on if there is a new holder.
CREATE OR REPLACE FUNCTION intray.take_one_away(
    who intray."user", it intray.item, reason text, new_holder intray."user", drafts boolean, lock uuid, station text,
    their_station text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.proposal AS known (item_id, "user", content, typed_at, given_by)
    SELECT draft.item_id, draft."user", draft.content, draft.saved_at, who.name
    FROM intray.draft WHERE drafts AND draft.item_id = it.id AND draft.lock_id = it.lock_id
    ON CONFLICT (item_id) DO UPDATE
    SET "user" = excluded."user", content = excluded.content, typed_at = excluded.typed_at,
        given_by = excluded.given_by;
    PERFORM intray.let_go(it.id);
    UPDATE intray.item AS freed
    SET state = 'open', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL,
        expires_at = NULL, change = freed.change + 1
    WHERE freed.id = it.id;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
    VALUES (it.id, it.queue_id, at, 'released', who.name, station, it.lock_id,
            pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
                'reason', reason, 'holder', it.lock_user, 'to', new_holder.name)));
    IF new_holder.name IS NOT NULL THEN
        UPDATE intray.item AS given
        SET state = 'locked', available_at = '-infinity', lock_user = new_holder.name, lock_workstation = their_station,
            lock_id = lock, locked_at = at, expires_at = at + queue.lock_seconds * interval '1 second',
            attempts = given.attempts + 1, change = given.change + 1, front = false
        FROM intray.queue
        WHERE given.id = it.id AND queue.id = given.queue_id;
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
        VALUES (it.id, it.queue_id, at, 'claimed', new_holder.name, their_station, lock,
                pg_catalog.jsonb_build_object('given_by', who.name));
    END IF;
    PERFORM intray.tell_release(it.queue_id, it.id);
END
$fn$

-- name: new_holder_refused
-- Why nobody can be given items under this name; null: somebody can.
CREATE OR REPLACE FUNCTION intray.new_holder_refused(name text, new_holder intray."user") RETURNS text
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN CASE WHEN new_holder.name IS NULL THEN pg_catalog.json_build_object('refused', 'no_such_user', 'user', name)
                WHEN NOT intray.may_work(new_holder) THEN pg_catalog.json_build_object('refused', 'takes_nothing', 'user', name)
           END::text;
END
$fn$

-- name: not_for_new_holder
-- Why somebody may not be given an item that is locked as a row; null: may be.
CREATE OR REPLACE FUNCTION intray.not_for_new_holder(new_holder intray."user", it intray.item) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.queue;
BEGIN
    SELECT * INTO its FROM intray.queue WHERE id = it.queue_id;
    RETURN CASE
        WHEN it.lock_user = new_holder.name THEN pg_catalog.json_build_object('refused', 'holds_already', 'user', new_holder.name)
        WHEN NOT intray.may_take(new_holder, its.id)
        THEN pg_catalog.json_build_object('refused', 'not_a_member', 'user', new_holder.name, 'queue', its.name)
        WHEN its.other_hands = 1 AND new_holder.name IN (it.not_for, it.nor_for)
        THEN pg_catalog.json_build_object('refused', 'not_for_them', 'user', new_holder.name)
        WHEN intray.free_locks(new_holder, its.id, its.locks_per_user) <= 0
        THEN pg_catalog.json_build_object('refused', 'holds_enough', 'user', new_holder.name, 'queue', its.name)
    END::text;
END
$fn$
