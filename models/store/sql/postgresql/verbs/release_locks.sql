-- A supervisor takes locks away: those that were seen, never newer ones.
CREATE OR REPLACE FUNCTION intray.release_locks(locks jsonb, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    refusal text;
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    unknown bigint;
    seen record;
    released bigint := 0;
BEGIN
    IF NOT 'supervisor' = ANY (who.roles) THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    refusal := intray.too_many_supervised(who, release_locks.locks);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    SELECT one.item INTO unknown FROM pg_catalog.jsonb_to_recordset(locks) AS one (item bigint, lock uuid)
    WHERE NOT EXISTS (SELECT 1 FROM intray.item AS it WHERE it.id = one.item AND it.state <> 'staged') LIMIT 1;
    IF unknown IS NOT NULL THEN
        RETURN intray.no_such_item(unknown);
    END IF;
    FOR seen IN
        SELECT it.id, it.queue_id, it.lock_id, it.lock_user
        FROM pg_catalog.jsonb_to_recordset(locks) AS one (item bigint, lock uuid)
        JOIN intray.item AS it ON it.id = one.item AND it.lock_id IS NOT DISTINCT FROM one.lock
        WHERE one.lock IS NOT NULL
        ORDER BY it.id
        FOR NO KEY UPDATE OF it
    LOOP
        PERFORM intray.let_go(seen.id);
        UPDATE intray.item
        SET state = 'open', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL,
            expires_at = NULL, change = change + 1
        WHERE id = seen.id;
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
        VALUES (seen.id, seen.queue_id, at, 'released', who.name, release_locks.workstation,
                seen.lock_id, pg_catalog.jsonb_build_object('reason', coalesce(reason, ''), 'holder', seen.lock_user));
        PERFORM intray.tell_release(seen.queue_id, seen.id);
        released := released + 1;
    END LOOP;
    RETURN pg_catalog.json_build_object('released', released)::text;
END
$fn$
