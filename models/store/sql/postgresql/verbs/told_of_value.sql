-- name: told_of_value
-- All that is known of a value: itself, those that may be meant by it, and what people made of it. As a function, so that
-- it is asked once who may see it, and the plan is made once: one that takes the order from the index, also where the tables
-- have grown so fast that nothing is known of them yet.
CREATE OR REPLACE FUNCTION intray.told_of_value(learned bigint, field bigint, cell text, starts text, ends text)
RETURNS TABLE (what text, value text, records bigint, left_as bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET enable_bitmapscan = off SET jit = off AS $fn$
BEGIN
    IF NOT intray.sees_learned(learned) THEN
        RETURN;
    END IF;
    RETURN QUERY
    SELECT 'itself', kept.value, kept.records, kept.left_as FROM intray.value_count AS kept
    WHERE kept.learned_id = told_of_value.learned AND kept.field = told_of_value.field AND kept.value = cell;
    RETURN QUERY
    SELECT 'like', kept.value, kept.records, kept.left_as FROM intray.value_count AS kept
    WHERE kept.learned_id = told_of_value.learned AND kept.field = told_of_value.field
    ORDER BY kept.rank, kept.id LIMIT 60;
    RETURN QUERY
    SELECT 'like', kept.value, kept.records, kept.left_as FROM intray.value_count AS kept
    WHERE kept.learned_id = told_of_value.learned AND kept.field = told_of_value.field
      AND kept.starts = told_of_value.starts
    ORDER BY kept.rank, kept.id LIMIT 30;
    RETURN QUERY
    SELECT 'like', kept.value, kept.records, kept.left_as FROM intray.value_count AS kept
    WHERE kept.learned_id = told_of_value.learned AND kept.field = told_of_value.field AND kept.ends = told_of_value.ends
    ORDER BY kept.rank, kept.id LIMIT 30;
    RETURN QUERY
    SELECT 'corrected', pair.value, pair.records, 0::bigint FROM intray.pair_count AS pair
    WHERE pair.learned_id = told_of_value.learned AND pair.by_field = told_of_value.field AND pair.by_value = cell
      AND pair.field = told_of_value.field
    ORDER BY pair.records DESC LIMIT 60;
END
$fn$

-- name: sees_learned
CREATE OR REPLACE FUNCTION intray.sees_learned(learned bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray.learned AS known
                   WHERE known.id = sees_learned.learned AND known.queue_id = ANY (intray.my_queues()))
$fn$
