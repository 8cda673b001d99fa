-- name: merge_into
-- Ends an item as a duplicate of another of its queue, which is kept. Whoever holds the item may, and a supervisor with one
-- that nobody holds: it is taken and ended at once. With a record, that of the kept one becomes this, if it is still what
-- the caller saw, not finished and held by nobody. held: the lock under which the item must be, if one is named. Sent
-- again it changes nothing.
CREATE OR REPLACE FUNCTION intray.merge_into(
    item bigint, keeper bigint, seen bigint, record jsonb, search text, held uuid, operation uuid, lock uuid,
    workstation text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    it intray.item;
    kept intray.item;
    its intray.queue;
    refusal text;
    change_digest text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF operation IS NULL OR lock IS NULL THEN
        RETURN '{"refused":"operation_missing"}';
    END IF;
    PERFORM 1 FROM intray.item AS pair WHERE pair.id IN (merge_into.item, keeper) ORDER BY pair.id FOR NO KEY UPDATE;
    SELECT * INTO it FROM intray.item AS found WHERE found.id = merge_into.item AND found.state <> 'staged';
    SELECT * INTO kept FROM intray.item AS found WHERE found.id = keeper AND found.state <> 'staged';
    IF it.id IS NULL OR NOT intray.may_see(who, it.queue_id) THEN
        RETURN intray.no_such_item(item);
    ELSIF kept.id IS NULL OR NOT intray.may_see(who, kept.queue_id) THEN
        RETURN intray.no_such_item(keeper);
    END IF;
    refusal := intray.pair_told(who, item, 'merged', keeper, operation);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    SELECT * INTO its FROM intray.queue AS found WHERE found.id = it.queue_id;
    refusal := coalesce(CASE WHEN held IS NOT NULL AND held IS DISTINCT FROM it.lock_id
                             THEN intray.lock_lost(who, it.id) END,
                        intray.merge_refused(who, it, kept, seen, record IS NOT NULL, at),
                        CASE WHEN record IS NOT NULL THEN coalesce(
                            intray.record_refused(its, keeper, record, false), intray.beside_refused(its, search, NULL)) END);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    IF record IS NOT NULL THEN
        change_digest := intray.change_kept(who, kept, its.digest_key, record, search, workstation, at);
    END IF;
    IF it.lock_user IS DISTINCT FROM who.name THEN
        PERFORM intray.give(who, ARRAY[it.id], lock, workstation, at);
    ELSE
        lock := it.lock_id;
    END IF;
    UPDATE intray.item AS ended
    SET state = 'dismissed', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL, expires_at = NULL,
        available_at = '-infinity', change = ended.change + 1
    WHERE ended.id = it.id;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, operation_id, detail, digest)
    VALUES (it.id, it.queue_id, at, 'merged', who.name, merge_into.workstation, lock, operation,
            pg_catalog.jsonb_build_object('into', kept.id), intray.digest_left(its.digest_key, it.id, NULL));
    UPDATE intray.record AS recorded SET error = NULL, finished_by = who.name, finished_at = at WHERE recorded.item_id = it.id;
    PERFORM intray.forget_texts(it.id, who.name);
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail, digest)
    VALUES (kept.id, kept.queue_id, at, 'absorbed', who.name, merge_into.workstation,
            pg_catalog.jsonb_build_object('from', it.id), change_digest);
    PERFORM intray.tell_change(it.queue_id);
    RETURN '{}';
END
$fn$

-- name: change_kept
-- Writes the kept item's record, keeps how it was before, and answers the digests of both as 'before:after'. A lock that
-- has expired ends with it, so that whoever had it does not write over what was merged.
CREATE OR REPLACE FUNCTION intray.change_kept(
    who intray."user", kept intray.item, digest_key uuid, record jsonb, search text, station text, at timestamptz)
RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    before text := intray.digest_left(digest_key, kept.id, NULL);
BEGIN
    IF kept.state = 'locked' THEN
        UPDATE intray.item AS freed
        SET state = 'open', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL, expires_at = NULL
        WHERE freed.id = kept.id;
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
        VALUES (kept.id, kept.queue_id, at, 'expired', who.name, station, kept.lock_id,
                pg_catalog.jsonb_build_object('holder', kept.lock_user));
    END IF;
    INSERT INTO intray.earlier_record (item_id, record)
    SELECT kept.id, its.current FROM intray.record AS its
    WHERE its.item_id = kept.id AND its.current IS NOT NULL AND its.current::text IS DISTINCT FROM (
        SELECT earlier.record::text FROM intray.earlier_record AS earlier
        WHERE earlier.item_id = kept.id ORDER BY earlier.id DESC LIMIT 1);
    INSERT INTO intray.earlier_record (item_id, record, finished_by, finished_at)
    VALUES (kept.id, change_kept.record, who.name, at);
    UPDATE intray.record AS recorded
    SET current = change_kept.record,
        missing = CASE WHEN recorded.missing IS NOT NULL
                       THEN intray.still_missing(recorded.missing, change_kept.record) END,
        search = pg_catalog.split_part(recorded.search, E'\n', 1) || coalesce(change_kept.search, '')
    WHERE recorded.item_id = kept.id;
    UPDATE intray.item AS changed SET change = changed.change + 1 WHERE changed.id = kept.id;
    RETURN before || ':' || intray.digest_left(digest_key, kept.id, NULL);
END
$fn$

-- name: pair_told
-- The answer where this operation is in the history already; null: it is not.
CREATE OR REPLACE FUNCTION intray.pair_told(
    who intray."user", item bigint, told intray.event_kind, other bigint, operation uuid) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    answer text := intray.earlier_answer(who, item, told, operation);
BEGIN
    IF answer IS DISTINCT FROM 'again' THEN
        RETURN answer;
    END IF;
    RETURN CASE WHEN EXISTS (
        SELECT 1 FROM intray.event AS before
        WHERE before.operation_id = operation
          AND other::text IN (before.detail ->> 'into', before.detail ->> 'from')) THEN '{}'
        ELSE '{"refused":"called_off"}' END;
END
$fn$

-- name: merge_refused
-- Why these two items cannot be made one; null: they can.
CREATE OR REPLACE FUNCTION intray.merge_refused(
    who intray."user", it intray.item, kept intray.item, seen bigint, changes boolean, at timestamptz)
RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN it.id = kept.id THEN '{"refused":"merge_itself"}'
        WHEN it.queue_id <> kept.queue_id THEN '{"refused":"merge_queues"}'
        WHEN intray.item_stands_in_table(it.id) THEN '{"refused":"merge_in_table"}'
        WHEN it.state NOT IN ('open', 'locked')
        THEN pg_catalog.json_build_object('refused', 'merge_ended', 'item', it.id, 'key', it.key)::text
        WHEN kept.state = 'dismissed' THEN pg_catalog.json_build_object('refused', 'merge_gone', 'item', kept.id, 'key', kept.key)::text
        WHEN it.lock_user <> who.name AND it.expires_at > at THEN intray.merge_held(who, it, 'merge_held')
        WHEN kept.lock_user <> who.name AND kept.expires_at > at THEN intray.merge_held(who, kept, 'merge_held')
        WHEN (intray.told_apart_by(it.id, kept.id)).id IS NOT NULL THEN intray.merge_apart(it, kept)
        WHEN it.lock_user IS DISTINCT FROM who.name AND NOT 'supervisor' = ANY (who.roles)
        THEN intray.not_permitted('supervisor')
        WHEN kept.state IN ('open', 'locked') AND kept.lock_user IS DISTINCT FROM who.name
             AND NOT 'supervisor' = ANY (who.roles)
             AND kept.assigned_to NOT IN (SELECT intray.names_of(who.name, kept.queue_id))
        THEN pg_catalog.json_build_object('refused', 'for_somebody_else', 'item', kept.id, 'key', kept.key)::text
        WHEN changes AND kept.state NOT IN ('open', 'locked')
        THEN pg_catalog.json_build_object('refused', 'merge_ended', 'item', kept.id, 'key', kept.key)::text
        WHEN changes AND kept.expires_at > at THEN intray.merge_held(who, kept, 'merge_in_hand')
        WHEN changes AND who.name IN (kept.not_for, kept.nor_for)
             AND EXISTS (SELECT 1 FROM intray.queue WHERE queue.id = kept.queue_id AND queue.other_hands = 1)
        THEN pg_catalog.json_build_object('refused', 'merge_other_hands', 'item', kept.id, 'key', kept.key)::text
        WHEN changes AND kept.change IS DISTINCT FROM seen
        THEN pg_catalog.json_build_object('refused', 'merge_changed', 'item', kept.id, 'key', kept.key)::text END;
END
$fn$

-- name: told_apart_by
-- The newest line that says whether two items are the same thing, if it says that they are not; else null.
CREATE OR REPLACE FUNCTION intray.told_apart_by(one bigint, other bigint) RETURNS intray.event LANGUAGE sql VOLATILE AS $fn$
    SELECT last FROM (
        SELECT told FROM intray.event AS told
        WHERE told.item_id = one AND told.kind::text = 'told_apart' AND told.detail -> 'from' = pg_catalog.to_jsonb(other)
        ORDER BY told.id DESC LIMIT 1) AS newest (last)
    WHERE NOT (newest.last).detail ? 'alike'
$fn$

-- name: merge_apart
CREATE OR REPLACE FUNCTION intray.merge_apart(it intray.item, kept intray.item) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    said intray.event := intray.told_apart_by(it.id, kept.id);
BEGIN
    RETURN pg_catalog.json_build_object('refused', 'merge_told_apart', 'item', it.id, 'key', it.key, 'other_key', kept.key,
                                        'user', said."user", 'at', intray.iso(said.at))::text;
END
$fn$

-- name: merge_held
CREATE OR REPLACE FUNCTION intray.merge_held(who intray."user", it intray.item, why text) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (pg_catalog.jsonb_build_object('refused', why, 'item', it.id, 'key', it.key, 'state', it.state)
            || intray.lock_json(who, it)::jsonb)::text;
END
$fn$
