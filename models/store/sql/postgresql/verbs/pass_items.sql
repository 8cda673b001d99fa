-- name: pass_items
-- Lets a piece of a delivery go without eyes, behind the item `after`: what waits, nobody has worked on, and has a place of
-- doubt up to most_doubt. Of these, `drawn` in a million stay as a sample; where they are more than before, others that have
-- passed belong to it from now on. Says how far it came; nothing more: `after` as it was given. Whoever calls does not choose what is
-- drawn: that follows from a secret of the queue, which is older than its records.
CREATE OR REPLACE FUNCTION intray.pass_items(
    import bigint, most_doubt bigint, drawn bigint, after bigint, "limit" bigint, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    moment timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    it intray.import;
    refused text;
    piece bigint[];
    gone bigint[];
BEGIN
    IF NOT who.roles && ARRAY['supervisor'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    SELECT * INTO it FROM intray.import AS brought WHERE brought.id = pass_items.import FOR NO KEY UPDATE;
    refused := intray.pass_refused(it, most_doubt, drawn);
    IF refused IS NOT NULL THEN
        RETURN refused;
    END IF;
    INSERT INTO intray.pass (import_id, most_doubt, drawn, "user", at)
    VALUES (it.id, pass_items.most_doubt, pass_items.drawn, who.name, moment) ON CONFLICT DO NOTHING;
    PERFORM intray.draw_more(it, pass_items.drawn);
    WITH locked AS MATERIALIZED (
        SELECT waiting.id, waiting.doubt FROM intray.item AS waiting
        WHERE waiting.id > greatest(pass_items.after, coalesce(it.first_item, 1) - 1) AND waiting.id <= it.last_item
          AND waiting.import_id = it.id AND waiting.state = 'open' AND waiting.attempts = 0 AND waiting.available_at = '-infinity'
          AND waiting.doubt BETWEEN 1 AND pass_items.most_doubt
          AND NOT EXISTS (SELECT 1 FROM intray.passed AS before WHERE before.item_id = waiting.id)
          AND NOT EXISTS (SELECT 1 FROM intray.event AS told WHERE told.item_id = waiting.id
                            AND told.kind::text NOT IN ('imported', 'prioritized', 'corrected', 'updated'))
        ORDER BY waiting.id LIMIT "limit"
        FOR UPDATE SKIP LOCKED),
    noted AS (
        INSERT INTO intray.passed (item_id, import_id, doubt, drawn)
        SELECT locked.id, it.id, locked.doubt, intray.drawn_of_million(it.queue_id, locked.id) < pass_items.drawn FROM locked
        RETURNING passed.item_id, passed.drawn)
    SELECT coalesce(pg_catalog.array_agg(noted.item_id ORDER BY noted.item_id), '{}'),
           coalesce(pg_catalog.array_agg(noted.item_id ORDER BY noted.item_id) FILTER (WHERE NOT noted.drawn), '{}')
    INTO piece, gone FROM noted;
    PERFORM intray.end_passed(who, it, gone, pass_items.workstation, moment);
    UPDATE intray.item AS row SET doubt = intray.place_of_drawn(it.queue_id, row.id)
    WHERE row.id = ANY (piece) AND row.id <> ALL (gone);
    PERFORM intray.tell_change(it.queue_id);
    RETURN pg_catalog.json_build_object(
        'passed', pg_catalog.cardinality(gone), 'drawn', pg_catalog.cardinality(piece) - pg_catalog.cardinality(gone),
        'after', coalesce(piece[pg_catalog.cardinality(piece)], after))::text;
END
$fn$

-- name: draw_more
-- Those of the items that have passed which a greater part has in it. Where they are opened again they stand among the others.
CREATE OR REPLACE FUNCTION intray.draw_more(it intray.import, drawn bigint) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    more bigint[];
BEGIN
    UPDATE intray.pass AS before SET drawn = draw_more.drawn WHERE before.import_id = it.id AND before.drawn < draw_more.drawn;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    WITH marked AS (
        UPDATE intray.passed AS row SET drawn = true
        WHERE row.import_id = it.id AND NOT row.drawn AND intray.drawn_of_million(it.queue_id, row.item_id) < draw_more.drawn
        RETURNING row.item_id)
    SELECT pg_catalog.array_agg(marked.item_id) INTO more FROM marked;
    UPDATE intray.item AS row SET doubt = intray.place_of_drawn(it.queue_id, row.id)
    WHERE row.id = ANY (more) AND row.state = 'done';
END
$fn$

-- name: pass_refused
CREATE OR REPLACE FUNCTION intray.pass_refused(it intray.import, most_doubt bigint, drawn bigint) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    rules intray.queue;
    chosen intray.pass;
BEGIN
    SELECT * INTO rules FROM intray.queue AS its WHERE its.id = it.queue_id;
    SELECT * INTO chosen FROM intray.pass AS before WHERE before.import_id = it.id;
    RETURN CASE
        WHEN it.id IS NULL THEN '{"refused":"no_such_delivery"}'
        WHEN it.state <> 'complete' THEN '{"refused":"delivery_not_complete"}'
        WHEN rules.pass_most_wrong IS NULL THEN '{"refused":"passes_nothing"}'
        WHEN intray.is_keyed_twice(rules.id) THEN '{"refused":"passes_not_keyed_twice"}'
        WHEN EXISTS (SELECT 1 FROM intray.queue AS next WHERE next.id = rules.next_queue_id AND next.share = 100)
        THEN '{"refused":"passes_not_on"}'
        WHEN chosen.most_doubt <> pass_refused.most_doubt OR chosen.drawn > pass_refused.drawn THEN '{"refused":"pass_is_chosen"}' END;
END
$fn$

-- name: end_passed
-- A record that passes ends as it is. Nobody has finished it.
CREATE OR REPLACE FUNCTION intray.end_passed(
    who intray."user", it intray.import, items bigint[], station text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    key uuid := (SELECT its.digest_key FROM intray.queue AS its WHERE its.id = it.queue_id);
BEGIN
    UPDATE intray.item AS row SET state = 'done', change = row.change + 1 WHERE row.id = ANY (items);
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail, digest)
    SELECT one.id, it.queue_id, end_passed.at, 'passed', who.name, station, pg_catalog.jsonb_build_object('import', it.id),
           intray.digest_left(key, one.id, NULL)
    FROM pg_catalog.unnest(items) WITH ORDINALITY AS one (id, place) ORDER BY one.place;
    UPDATE intray.record AS row SET error = NULL, finished_by = NULL, finished_at = end_passed.at WHERE row.item_id = ANY (items);
END
$fn$

-- name: drawn_of_million
-- Where chance has put an item, 0 to 999,999. digest_key is older than the queue's records, and the history has its digest
-- from the moment on at which the rule was turned on (rule_state).
CREATE OR REPLACE FUNCTION intray.drawn_of_million(queue bigint, item bigint) RETURNS bigint LANGUAGE sql STABLE AS $fn$
    SELECT ('x' || pg_catalog.encode(pg_catalog.substr(pg_catalog.sha256(pg_catalog.convert_to(
               its.digest_key::text || '|pass|' || drawn_of_million.item, 'UTF8')), 1, 4), 'hex'))::bit(32)::bigint % 1000000
    FROM intray.queue AS its WHERE its.id = drawn_of_million.queue
$fn$

-- name: place_of_drawn
-- Where an item of the sample stands among those that people open, so that its place does not tell it apart.
CREATE OR REPLACE FUNCTION intray.place_of_drawn(queue bigint, item bigint) RETURNS bigint LANGUAGE sql STABLE AS $fn$
    SELECT 1 + ('x' || pg_catalog.encode(pg_catalog.substr(pg_catalog.sha256(pg_catalog.convert_to(
               its.digest_key::text || '|place|' || place_of_drawn.item, 'UTF8')), 1, 4), 'hex'))::bit(32)::bigint % 998
    FROM intray.queue AS its WHERE its.id = place_of_drawn.queue
$fn$
