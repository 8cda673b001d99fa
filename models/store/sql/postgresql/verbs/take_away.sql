-- A supervisor takes locks away, those that were seen and never newer ones, and hands the items on to the receiver or
-- opens them. Each lock that is gone and each item that the receiver may not have is told, and stays as it is.
CREATE OR REPLACE FUNCTION intray.take_away(
    locks jsonb, reason text, receiver text, drafts bigint, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
    heir intray."user";
    heir_station text;
    seen record;
    it intray.item;
    why text;
    done bigint[] := '{}';
    not_done jsonb := '[]';
BEGIN
    IF NOT 'supervisor' = ANY (who.roles) THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    IF receiver <> '' THEN
        SELECT * INTO heir FROM intray."user" WHERE name = receiver AND active AND server = intray.this_server();
        IF intray.heir_refused(receiver, heir) IS NOT NULL THEN
            RETURN intray.heir_refused(receiver, heir);
        END IF;
        heir_station := coalesce((SELECT client.workstation FROM intray.client WHERE client."user" = heir.name
                                  ORDER BY client.seen_at DESC LIMIT 1), '');
    END IF;
    FOR seen IN
        SELECT one.item, one.lock FROM jsonb_to_recordset(locks) AS one (item bigint, lock uuid) ORDER BY one.item
    LOOP
        SELECT * INTO it FROM intray.item WHERE id = seen.item AND state <> 'staged' FOR NO KEY UPDATE;
        why := CASE
            WHEN it.id IS NULL THEN intray.no_such_item(seen.item)
            WHEN it.lock_id IS NULL OR it.lock_id IS DISTINCT FROM seen.lock
            THEN (jsonb_build_object('refused', 'lock_was_gone', 'state', it.state)
                  || intray.lock_json(it)::jsonb)::text
            WHEN heir.name IS NOT NULL THEN intray.not_for_heir(heir, it) END;
        IF why IS NULL AND intray.stands_in_table(it.id) THEN
            BEGIN
                PERFORM intray.take_one_away(who, it, coalesce(reason, ''), heir, drafts <> 0, lock,
                                             take_away.workstation, heir_station, at);
            EXCEPTION WHEN SQLSTATE 'IN001' THEN
                GET STACKED DIAGNOSTICS why = MESSAGE_TEXT;
            END;
        ELSIF why IS NULL THEN
            PERFORM intray.take_one_away(who, it, coalesce(reason, ''), heir, drafts <> 0, lock,
                                         take_away.workstation, heir_station, at);
        END IF;
        IF why IS NULL THEN
            done := done || it.id;
        ELSE
            not_done := not_done || (why::jsonb || jsonb_build_object('item', seen.item));
        END IF;
    END LOOP;
    RETURN jsonb_build_object('done', to_jsonb(done), 'not_done', not_done)::text;
END
$fn$
