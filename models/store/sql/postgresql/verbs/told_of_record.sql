-- name: told_of_record
-- All that is known of each value that is asked for ([field, value, with its others]): in how many records it stands, those
-- that may be meant by it, what people made of it, and what stands in other fields of the records that have it. As a
-- function, so that it is asked once who may see it, and the plan is made once: one that takes the order from the index for
-- each value, also where the tables have grown so fast that nothing is known of them yet.
CREATE OR REPLACE FUNCTION intray.told_of_record(learned bigint, asked jsonb)
RETURNS TABLE (place bigint, told text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET enable_bitmapscan = off SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
SET plan_cache_mode = force_generic_plan AS $fn$
BEGIN
    IF NOT intray.sees_learned(learned) THEN
        RETURN;
    END IF;
    RETURN QUERY
    SELECT wanted.place, pg_catalog.json_build_object(
        'itself', (
            SELECT pg_catalog.json_build_array(kept.records, kept.left_as) FROM intray.value_count AS kept
            WHERE kept.learned_id = told_of_record.learned AND kept.field = wanted.field AND kept.value = wanted.cell),
        'alike', (
            SELECT pg_catalog.json_agg(pg_catalog.json_build_array(likely.value, likely.records))
            FROM ((SELECT kept.value, kept.records FROM intray.value_count AS kept
                   WHERE kept.learned_id = told_of_record.learned AND kept.field = wanted.field
                   ORDER BY kept.rank, kept.id LIMIT 60)
                  UNION ALL
                  (SELECT kept.value, kept.records FROM intray.value_count AS kept
                   WHERE kept.learned_id = told_of_record.learned AND kept.field = wanted.field
                     AND kept.starts = pg_catalog.left(wanted.cell, 3)
                   ORDER BY kept.rank, kept.id LIMIT 30)
                  UNION ALL
                  (SELECT kept.value, kept.records FROM intray.value_count AS kept
                   WHERE kept.learned_id = told_of_record.learned AND kept.field = wanted.field
                     AND kept.ends = pg_catalog.right(wanted.cell, 3)
                   ORDER BY kept.rank, kept.id LIMIT 30)) AS likely),
        'corrected', (
            SELECT pg_catalog.json_agg(pg_catalog.json_build_array(made.value, made.records, everywhere.records))
            FROM (SELECT pair.value, pair.records FROM intray.pair_count AS pair
                  WHERE pair.learned_id = told_of_record.learned AND pair.by_field = wanted.field
                    AND pair.by_value = wanted.cell AND pair.field = wanted.field
                  ORDER BY pair.records DESC LIMIT 60) AS made
            LEFT JOIN intray.value_count AS everywhere
                ON everywhere.learned_id = told_of_record.learned AND everywhere.field = wanted.field
                   AND everywhere.value = made.value),
        'together', CASE WHEN wanted.with_others THEN (
            SELECT pg_catalog.json_agg(
                pg_catalog.json_build_array(other.field, other.value, other.records, everywhere.records))
            FROM (SELECT pair.field, pair.value, pair.records FROM intray.pair_count AS pair
                  WHERE pair.learned_id = told_of_record.learned AND pair.by_field = wanted.field
                    AND pair.by_value = wanted.cell AND pair.field <> wanted.field
                  ORDER BY pair.records DESC LIMIT 1000) AS other
            LEFT JOIN intray.value_count AS everywhere
                ON everywhere.learned_id = told_of_record.learned AND everywhere.field = other.field
                   AND everywhere.value = other.value) END)::text
    FROM (SELECT each.place, (each.value->>0)::integer AS field, each.value->>1 AS cell,
                 (each.value->>2)::integer = 1 AS with_others
          FROM pg_catalog.jsonb_array_elements(asked) WITH ORDINALITY AS each (value, place)) AS wanted;
END
$fn$

-- name: sees_learned
CREATE OR REPLACE FUNCTION intray.sees_learned(learned bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray.learned AS known
                   WHERE known.id = sees_learned.learned AND known.queue_id = ANY (intray.my_record_queues()))
$fn$
