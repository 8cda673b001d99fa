-- name: prioritize
-- Gives items that wait another place in the claim order; each that has none to be changed is told, and stays.
CREATE OR REPLACE FUNCTION intray.prioritize(items jsonb, priority bigint, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    refusal text;
    one bigint;
    why text;
    done bigint[] := '{}';
    not_done jsonb := '[]';
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    refusal := intray.too_many_supervised(who, prioritize.items);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    FOR one IN SELECT value::bigint FROM pg_catalog.jsonb_array_elements_text(items) ORDER BY 1 LOOP
        why := intray.prioritize_one(who, one, prioritize.priority::integer, reason, workstation);
        IF why IS NULL THEN
            done := done || one;
        ELSE
            not_done := not_done || (why::jsonb || pg_catalog.jsonb_build_object('item', one));
        END IF;
    END LOOP;
    RETURN pg_catalog.jsonb_build_object('done', pg_catalog.to_jsonb(done), 'not_done', not_done)::text;
END
$fn$

-- name: prioritize_one
-- Gives one item that waits another place. Null: done, or it is there already; else the refusal, and nothing has
-- changed.
CREATE OR REPLACE FUNCTION intray.prioritize_one(
    who intray."user", wanted bigint, its_priority integer, reason text, station text) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    it intray.item;
    refused text;
BEGIN
    SELECT * INTO it FROM intray.item WHERE id = wanted AND state <> 'staged' FOR NO KEY UPDATE;
    refused := CASE
        WHEN it.id IS NULL THEN intray.no_such_item(wanted)
        WHEN EXISTS (SELECT 1 FROM intray.adopted WHERE adopted.queue_id = it.queue_id)
        THEN '{"refused":"order_of_table"}'
        WHEN EXISTS (SELECT 1 FROM intray.queue WHERE queue.id = it.queue_id AND queue.source_query IS NOT NULL)
        THEN '{"refused":"order_of_query"}'
        WHEN it.state <> 'open'
        THEN (pg_catalog.jsonb_build_object('refused', 'does_not_wait', 'state', it.state) || intray.lock_json(who, it)::jsonb)::text
    END;
    IF refused IS NOT NULL OR it.priority = its_priority THEN
        RETURN refused;
    END IF;
    UPDATE intray.item SET priority = its_priority, rank = -its_priority::bigint, change = change + 1 WHERE id = wanted;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (wanted, it.queue_id, intray.clock(), 'prioritized', who.name, station,
            pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object('priority', its_priority, 'was', it.priority,
                                                 'reason', nullif(reason, ''))));
    PERFORM intray.tell_change(it.queue_id);
    RETURN NULL;
END
$fn$
