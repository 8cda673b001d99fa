-- name: merge_into
-- Ends an item as a duplicate of another of its queue, which is kept. Whoever holds the item may, and a supervisor with one
-- that nobody holds: it is taken and ended at once. With a record, that of the kept one becomes this, if it is still what
-- the caller saw and not finished. Sent again it changes nothing.
CREATE OR REPLACE FUNCTION intray.merge_into(
    item bigint, keeper bigint, seen bigint, record jsonb, search text, operation uuid, lock uuid, workstation text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    it intray.item;
    kept intray.item;
    its intray.queue;
    refusal text;
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
    refusal := intray.earlier_answer(who, item, 'merged', operation);
    IF refusal IS NOT NULL THEN
        RETURN CASE refusal WHEN 'again' THEN '{}' ELSE refusal END;
    END IF;
    SELECT * INTO its FROM intray.queue AS found WHERE found.id = it.queue_id;
    refusal := coalesce(intray.merge_refused(who, it, kept, seen, record IS NOT NULL),
                        CASE WHEN record IS NOT NULL THEN coalesce(
                            intray.record_refused(its, keeper, record, false), intray.beside_refused(its, search, NULL)) END);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    IF record IS NOT NULL THEN
        UPDATE intray.record AS recorded
        SET current = merge_into.record,
            search = pg_catalog.split_part(recorded.search, E'\n', 1) || coalesce(merge_into.search, '')
        WHERE recorded.item_id = keeper;
        UPDATE intray.item AS changed SET change = changed.change + 1 WHERE changed.id = keeper;
    END IF;
    IF it.state = 'open' THEN
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
            pg_catalog.jsonb_build_object('into', kept.id), intray.digest_left(its.digest_key, it.id, NULL))
    ON CONFLICT (operation_id) WHERE operation_id IS NOT NULL DO NOTHING;
    IF NOT FOUND THEN
        PERFORM intray.was_told_meanwhile();
    END IF;
    UPDATE intray.record AS recorded SET error = NULL, finished_by = who.name, finished_at = at WHERE recorded.item_id = it.id;
    PERFORM intray.forget_texts(it.id, who.name);
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (kept.id, kept.queue_id, at, 'absorbed', who.name, merge_into.workstation,
            pg_catalog.jsonb_build_object('from', it.id));
    PERFORM intray.tell_change(it.queue_id);
    RETURN '{}';
END
$fn$

-- name: merge_refused
-- Why these two items cannot be made one; null: they can.
CREATE OR REPLACE FUNCTION intray.merge_refused(
    who intray."user", it intray.item, kept intray.item, seen bigint, changes boolean) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN it.id = kept.id THEN '{"refused":"merge_itself"}'
        WHEN it.queue_id <> kept.queue_id THEN '{"refused":"merge_queues"}'
        WHEN intray.stands_in_table(it.id) THEN '{"refused":"merge_in_table"}'
        WHEN it.state NOT IN ('open', 'locked')
        THEN pg_catalog.json_build_object('refused', 'merge_ended', 'item', it.id)::text
        WHEN kept.state = 'dismissed' THEN pg_catalog.json_build_object('refused', 'merge_gone', 'item', kept.id)::text
        WHEN it.state = 'locked' AND it.lock_user <> who.name
        THEN pg_catalog.json_build_object('refused', 'merge_held', 'item', it.id, 'user', it.lock_user)::text
        WHEN kept.state = 'locked' AND kept.lock_user <> who.name
        THEN pg_catalog.json_build_object('refused', 'merge_held', 'item', kept.id, 'user', kept.lock_user)::text
        WHEN it.state = 'open' AND NOT 'supervisor' = ANY (who.roles) THEN intray.not_permitted('supervisor')
        WHEN changes AND kept.state NOT IN ('open', 'locked')
        THEN pg_catalog.json_build_object('refused', 'merge_ended', 'item', kept.id)::text
        WHEN changes AND who.name IN (kept.not_for, kept.nor_for)
             AND EXISTS (SELECT 1 FROM intray.queue WHERE queue.id = kept.queue_id AND queue.other_hands = 1)
        THEN pg_catalog.json_build_object('refused', 'merge_other_hands', 'item', kept.id)::text
        WHEN changes AND kept.change IS DISTINCT FROM seen
        THEN pg_catalog.json_build_object('refused', 'merge_changed', 'item', kept.id)::text END;
END
$fn$
