-- name: claim_items
-- Takes the very items that were picked from a list: all of them, or none and why.
CREATE OR REPLACE FUNCTION intray.claim_items(items jsonb, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    wanted bigint[] := ARRAY(SELECT value::bigint FROM pg_catalog.jsonb_array_elements_text(items));
    refusal text;
    held json;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    PERFORM pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(lock::text, CLAIM_LOCKS));
    held := intray.items_of_lock(who, lock);
    IF held IS NULL THEN
        -- What another program has ended in its table a moment ago holds nobody off.
        PERFORM intray.note_table_lock(who, its, item.key, workstation)
        FROM intray.item JOIN intray.adopted AS its ON its.queue_id = item.queue_id AND its.statements ? 'locked'
        WHERE item.id = ANY (wanted) AND item.state = 'locked' AND intray.may_see(who, item.queue_id);
        PERFORM 1 FROM intray.item WHERE id = ANY (wanted) ORDER BY id FOR NO KEY UPDATE;
        refusal := intray.picks_refused(who, wanted, lock, at);
        IF refusal IS NOT NULL THEN
            RETURN refusal;
        END IF;
        PERFORM intray.give(who, wanted, lock, workstation, at);
        PERFORM intray.tell_change(queue_id) FROM (
            SELECT DISTINCT queue_id FROM intray.item WHERE id = ANY (wanted)) AS touched;
        held := intray.items_of_lock(who, lock);
    END IF;
    RETURN intray.claim_json(pg_catalog.cardinality(wanted), lock, held, 'none', 0, NULL, NULL, at);
END
$fn$

-- name: picks_refused
-- Why picked items cannot be taken, told of the first of them that cannot; null if all can. Several of one queue count
-- towards its limit together.
CREATE OR REPLACE FUNCTION intray.picks_refused(who intray."user", wanted bigint[], lock uuid, at timestamptz)
RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    pick record;
    picked bigint[] := '{}';
    shortage text;
BEGIN
    FOR pick IN
        SELECT one.id AS asked, item, item.id, item.state, item.available_at, item.expires_at, item.queue_id,
               queue.paused, queue.locks_per_user, queue.source_query,
               queue.other_hands = 1 AND who.name IN (item.not_for, item.nor_for) AS needs_other_hands,
               item.assigned_to IS NOT NULL AND NOT 'supervisor' = ANY (who.roles)
                   AND item.assigned_to NOT IN (SELECT intray.names_of(who.name, item.queue_id)) AS is_for_others
        FROM pg_catalog.unnest(wanted) WITH ORDINALITY AS one (id, place)
        LEFT JOIN intray.item ON item.id = one.id AND item.state <> 'staged'
        LEFT JOIN intray.queue ON queue.id = item.queue_id
        ORDER BY one.place
    LOOP
        IF pick.id IS NULL OR NOT intray.may_see(who, pick.queue_id) THEN
            RETURN intray.no_such_item(pick.asked);
        END IF;
        shortage := CASE
            WHEN NOT intray.may_take(who, pick.queue_id) THEN 'not_permitted'
            WHEN pick.paused <> 0 THEN 'paused'
            WHEN pick.state = 'locked' AND pick.expires_at > at OR pick.id = ANY (picked) THEN 'taken_by_other'
            WHEN pick.state NOT IN ('open', 'locked') THEN 'finished'
            WHEN pick.source_query IS NOT NULL THEN 'on_request'
            WHEN intray.free_locks(who, pick.queue_id, pick.locks_per_user)
                 <= (SELECT pg_catalog.count(*) FILTER (WHERE queue_id = pick.queue_id) FROM intray.item WHERE id = ANY (picked))
            THEN 'lock_limit'
            WHEN pick.needs_other_hands THEN 'not_for_you'
            WHEN pick.is_for_others THEN 'for_somebody_else'
            WHEN pick.available_at > at THEN 'later' END;
        IF shortage IS NOT NULL THEN
            RETURN intray.claim_json(
                pg_catalog.cardinality(wanted), lock, NULL, shortage, 0,
                CASE WHEN pick.state = 'locked' THEN intray.lock_json(who, pick.item) END,
                CASE WHEN shortage = 'later' THEN pick.available_at END, at);
        END IF;
        picked := picked || pick.id;
    END LOOP;
    RETURN NULL;
END
$fn$
