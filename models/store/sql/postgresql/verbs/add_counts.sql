-- name: at_once
-- By how much a count can change in one piece.
CREATE OR REPLACE FUNCTION intray.at_once(told text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $fn$
    SELECT GREATEST(-1000000, LEAST(1000000, told::bigint))
$fn$

-- name: add_counts
-- Adds a piece to what is counted for a queue, unless somebody else has added it meanwhile. Once all of the queue is
-- counted, what was learned of it before goes. What no piece of the program has (a million of one value at once, long values,
-- events that have not happened) is cut or refused, so that nobody can stop the counting for good.
CREATE OR REPLACE FUNCTION intray.add_counts(learned bigint, behind bigint, up_to bigint, whole bigint, counts jsonb)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    its_queue bigint;
    known_up_to bigint;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'worker'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    SELECT known.queue_id, known.last_event INTO its_queue, known_up_to
    FROM intray.learned AS known WHERE known.id = add_counts.learned FOR NO KEY UPDATE;
    IF its_queue IS NULL OR NOT intray.may_read(who, its_queue) OR known_up_to IS DISTINCT FROM behind
       OR intray.is_keyed_twice(its_queue) THEN
        RETURN '{"added":0}';
    ELSIF up_to NOT BETWEEN behind AND (SELECT figured.last_event FROM intray.figured) THEN
        RETURN '{"refused":"value_odd","what":"up_to"}';
    END IF;
    PERFORM intray.add_value_counts(learned, counts->'values');
    PERFORM intray.add_pair_counts(learned, counts->'pairs');
    DELETE FROM intray.counted_item AS gone
    WHERE gone.learned_id = add_counts.learned
      AND gone.item_id IN (SELECT value::bigint FROM pg_catalog.jsonb_array_elements_text(counts->'gone') AS value);
    INSERT INTO intray.counted_item AS kept (learned_id, item_id, cells, is_done)
    SELECT learned, (told->>0)::bigint, CASE WHEN pg_catalog.length(told->>1) <= 200000 THEN (told->>1)::jsonb END,
           (told->>2)::integer = 1
    FROM pg_catalog.jsonb_array_elements(counts->'items') AS told
    ON CONFLICT (learned_id, item_id) DO UPDATE SET cells = excluded.cells, is_done = excluded.is_done;
    UPDATE intray.learned AS known
    SET last_event = up_to, records = GREATEST(0, known.records + intray.at_once(counts->>'records')),
        corrections = GREATEST(0, known.corrections + intray.at_once(counts->>'corrections')),
        is_whole = known.is_whole OR whole = 1
    WHERE known.id = add_counts.learned;
    DELETE FROM intray.learned AS former
    WHERE former.queue_id = its_queue AND former.id < add_counts.learned
      AND (SELECT known.is_whole FROM intray.learned AS known WHERE known.id = add_counts.learned);
    RETURN '{"added":1}';
END
$fn$

-- name: add_value_counts
CREATE OR REPLACE FUNCTION intray.add_value_counts(learned bigint, counts jsonb) RETURNS void LANGUAGE sql AS $fn$
    INSERT INTO intray.value_count AS kept (learned_id, field, value, records, left_as)
    SELECT learned, (told->>0)::smallint, pg_catalog.left(told->>1, 250), intray.at_once(told->>2), intray.at_once(told->>3)
    FROM pg_catalog.jsonb_array_elements(counts) AS told
    ON CONFLICT (learned_id, field, value)
    DO UPDATE SET records = kept.records + excluded.records, left_as = kept.left_as + excluded.left_as;
    DELETE FROM intray.value_count AS kept
    USING pg_catalog.jsonb_array_elements(counts) AS told
    WHERE (told->>2)::bigint < 0 AND kept.records <= 0 AND kept.learned_id = learned
      AND kept.field = (told->>0)::integer AND kept.value = told->>1;
$fn$

-- name: add_pair_counts
CREATE OR REPLACE FUNCTION intray.add_pair_counts(learned bigint, counts jsonb) RETURNS void LANGUAGE sql AS $fn$
    INSERT INTO intray.pair_count AS kept (learned_id, by_field, by_value, field, value, records)
    SELECT learned, (told->>0)::smallint, pg_catalog.left(told->>1, 250), (told->>2)::smallint,
           pg_catalog.left(told->>3, 250), intray.at_once(told->>4)
    FROM pg_catalog.jsonb_array_elements(counts) AS told
    ON CONFLICT (learned_id, by_field, by_value, field, value) DO UPDATE SET records = kept.records + excluded.records;
    DELETE FROM intray.pair_count AS kept
    USING pg_catalog.jsonb_array_elements(counts) AS told
    WHERE (told->>4)::bigint < 0 AND kept.records <= 0 AND kept.learned_id = learned
      AND kept.by_field = (told->>0)::integer AND kept.by_value = told->>1
      AND kept.field = (told->>2)::integer AND kept.value = told->>3;
$fn$
