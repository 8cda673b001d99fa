-- name: recall_items
-- Takes a piece of what a delivery brought out of its queue again, behind the item `after`: what nobody has worked on. Or,
-- with missing = 1, what a delivery of everything lacks, and nobody holds. Such an item is dismissed, keeps its key, and is
-- back when the key comes again. Says how far it came; nothing more: `after` as it was given.
CREATE OR REPLACE FUNCTION intray.recall_items(
    import bigint, missing bigint, after bigint, "limit" bigint, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    it intray.import;
    refused text;
    piece bigint[];
    gone bigint[];
BEGIN
    IF NOT who.roles && ARRAY['importer', 'supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('importer');
    END IF;
    SELECT * INTO it FROM intray.import AS running WHERE running.id = recall_items.import FOR NO KEY UPDATE;
    refused := intray.recall_refused(it, missing, reason);
    IF refused IS NOT NULL THEN
        RETURN refused;
    END IF;
    piece := CASE missing WHEN 1 THEN intray.missing_in(it, after, "limit") ELSE intray.untouched_of(it, after, "limit") END;
    WITH ended AS (
        UPDATE intray.item AS row
        SET state = 'dismissed', available_at = '-infinity', change = row.change + 1
        WHERE row.id = ANY (piece) AND row.state = 'open' AND (missing = 1 OR row.attempts = 0)
        RETURNING row.id)
    SELECT coalesce(pg_catalog.array_agg(ended.id ORDER BY ended.id), '{}') INTO gone FROM ended;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail, digest)
    SELECT one.id, it.queue_id, at, 'recalled', who.name, recall_items.workstation,
           pg_catalog.jsonb_build_object('import', it.id, 'reason', reason),
           intray.digest_left((SELECT queue.digest_key FROM intray.queue WHERE queue.id = it.queue_id), one.id, NULL)
    FROM pg_catalog.unnest(gone) WITH ORDINALITY AS one (id, place) ORDER BY one.place;
    UPDATE intray.record AS row SET error = reason, finished_by = who.name, finished_at = at WHERE row.item_id = ANY (gone);
    DELETE FROM intray.proposal AS row WHERE row.item_id = ANY (gone);
    INSERT INTO intray.delivered (item_id, import_id, recalled_at) SELECT id, it.id, at FROM pg_catalog.unnest(gone) AS id
    ON CONFLICT (item_id) DO UPDATE SET recalled_at = excluded.recalled_at;
    IF missing = 0 AND it.recalled_at IS NULL THEN
        UPDATE intray.import AS row SET recalled_at = at, recalled_by = who.name WHERE row.id = it.id;
    END IF;
    PERFORM intray.tell_change(it.queue_id);
    RETURN pg_catalog.json_build_object('recalled', pg_catalog.cardinality(gone),
                                        'after', coalesce(piece[pg_catalog.cardinality(piece)], after))::text;
END
$fn$

-- name: recall_refused
CREATE OR REPLACE FUNCTION intray.recall_refused(it intray.import, missing bigint, reason text) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN it.id IS NULL THEN '{"refused":"no_such_delivery"}'
        WHEN it.state <> 'complete' THEN '{"refused":"delivery_not_complete"}'
        WHEN missing = 1 AND (it.told -> 'whole' = 'true' AND (it.told ->> 'rows')::bigint > 0) IS NOT TRUE
        THEN '{"refused":"delivery_not_whole"}'
        WHEN missing = 1 AND (it.told ->> 'rejected')::bigint > 0 THEN '{"refused":"delivery_has_rejects"}'
        WHEN intray.is_blank(reason) THEN '{"refused":"recall_reason_missing"}' END;
END
$fn$

-- name: untouched_of
-- Items of an import that nobody has worked on, behind one of them. By number, whatever the planner knows. What it
-- corrected itself is no work, nor is taking that back.
CREATE OR REPLACE FUNCTION intray.untouched_of(it intray.import, after bigint, most bigint) RETURNS bigint[]
LANGUAGE sql STABLE AS $fn$
    SELECT ARRAY(
        SELECT waiting.id FROM intray.item AS waiting
        WHERE waiting.id > greatest(after, coalesce(it.first_item, 1) - 1) AND waiting.id <= it.last_item
          AND waiting.import_id = it.id AND waiting.state = 'open' AND waiting.attempts = 0
          AND NOT EXISTS (SELECT 1 FROM intray.event AS told
                          WHERE told.item_id = waiting.id
                            AND told.kind::text NOT IN ('imported', 'prioritized', 'assigned', 'unassigned')
                            AND NOT (told.kind::text = 'attached' AND told."user" = it."user")
                            AND NOT (told.kind::text = 'corrected'
                                     AND told.detail -> 'import' IS NOT DISTINCT FROM pg_catalog.to_jsonb(it.id)))
        ORDER BY waiting.id LIMIT most)
$fn$

-- name: missing_in
-- Items that wait and were there before an import of everything, which does not have them, behind one of them.
CREATE OR REPLACE FUNCTION intray.missing_in(it intray.import, after bigint, most bigint) RETURNS bigint[]
LANGUAGE sql STABLE AS $fn$
    SELECT ARRAY(
        SELECT waiting.id FROM intray.item AS waiting
        WHERE waiting.id > after AND waiting.queue_id = it.queue_id AND waiting.state = 'open'
          AND waiting.created_at < it.started_at AND waiting.import_id IS DISTINCT FROM it.id
          AND NOT EXISTS (SELECT 1 FROM intray.redelivered AS there
                          WHERE there.import_id = it.id AND there.item_id = waiting.id)
        ORDER BY waiting.id LIMIT most)
$fn$
