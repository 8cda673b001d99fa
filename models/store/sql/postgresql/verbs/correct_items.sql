-- name: correct_items
-- Puts one value in the place of another in a field of items that wait; each where that cannot be is told, and stays. All of
-- them belong to one bulk correction; undoes: the one that it takes back. What is sent again under it changes nothing.
CREATE OR REPLACE FUNCTION intray.correct_items(
    correction uuid, undoes uuid, field text, was jsonb, becomes jsonb, items jsonb, workstation text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    refusal text;
    one record;
    why text;
    done bigint[] := '{}';
    not_done jsonb := '[]';
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    ELSIF correction IS NULL THEN
        RETURN '{"refused":"operation_missing"}';
    ELSIF pg_catalog.num_nulls(field, was, becomes) > 0 OR was = becomes THEN
        RETURN '{"refused":"value_odd","what":"becomes"}';
    END IF;
    refusal := intray.too_many_supervised(who, correct_items.items);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    FOR one IN SELECT given.item, given.seen, given.search
               FROM pg_catalog.jsonb_to_recordset(items) AS given (item bigint, seen bigint, search text)
               ORDER BY given.item LOOP
        why := intray.correct_one(who, one.item, one.seen, one.search, field, was, becomes, workstation,
                                  pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
                                      'correction', correction, 'field', field, 'undoes', undoes)));
        IF why IS NULL THEN
            done := done || one.item;
        ELSE
            not_done := not_done || (why::jsonb || pg_catalog.jsonb_build_object('item', one.item));
        END IF;
    END LOOP;
    RETURN pg_catalog.jsonb_build_object('done', pg_catalog.to_jsonb(done), 'not_done', not_done)::text;
END
$fn$

-- name: correct_one
-- Corrects one item. Null: done, now or by the same correction before; else the refusal, and nothing has changed.
CREATE OR REPLACE FUNCTION intray.correct_one(
    who intray."user", wanted bigint, seen bigint, search text, field text, was jsonb, becomes jsonb, station text,
    told jsonb) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    at timestamptz;
    it intray.item;
    its intray.queue;
    written intray.record;
    corrected jsonb;
    refused text;
    digests text;
BEGIN
    SELECT * INTO it FROM intray.item WHERE id = wanted AND state <> 'staged' FOR NO KEY UPDATE;
    IF it.id IS NULL OR NOT intray.may_see(who, it.queue_id) THEN
        RETURN intray.no_such_item(wanted);
    ELSIF EXISTS (SELECT 1 FROM intray.event AS before
                  WHERE before.item_id = wanted AND before.kind = 'corrected'
                    AND before.detail -> 'correction' = told -> 'correction') THEN
        RETURN NULL;
    END IF;
    SELECT * INTO its FROM intray.queue AS found WHERE found.id = it.queue_id;
    SELECT * INTO written FROM intray.record AS found WHERE found.item_id = wanted FOR NO KEY UPDATE;
    corrected := coalesce(written.current, written.imported) || pg_catalog.jsonb_build_object(field, becomes);
    refused := CASE
        WHEN written.import_id = ANY (intray.hidden_imports()) THEN intray.no_such_item(wanted)
        WHEN intray.stands_in_table(wanted) THEN '{"refused":"correct_in_table"}'
        WHEN written.sealed OR its.blind_fields <> '[]' THEN '{"refused":"correct_keyed_twice"}'
        WHEN it.state <> 'open'
        THEN (pg_catalog.jsonb_build_object('refused', 'correct_not_open', 'state', it.state)
              || intray.lock_json(who, it)::jsonb)::text
        WHEN its.other_hands = 1 AND who.name IN (it.not_for, it.nor_for) THEN '{"refused":"correct_other_hands"}'
        WHEN coalesce(written.current, written.imported) -> field IS DISTINCT FROM was
        THEN pg_catalog.json_build_object('refused', 'correct_other_value', 'field', field)::text
        WHEN it.change IS DISTINCT FROM seen THEN '{"refused":"correct_changed"}'
        ELSE coalesce(intray.record_refused(its, wanted, corrected, false), intray.beside_refused(its, search, NULL)) END;
    IF refused IS NOT NULL THEN
        RETURN refused;
    END IF;
    at := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    digests := intray.change_kept(who, it, its.digest_key, corrected, search, station, at);
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail, digest)
    VALUES (wanted, it.queue_id, at, 'corrected', who.name, station, told, digests);
    PERFORM intray.tell_change(it.queue_id);
    RETURN NULL;
END
$fn$
