-- What stands in other fields of the records with this value, and in how many records it stands altogether.
CREATE OR REPLACE FUNCTION intray.told_with_value(learned bigint, by_field bigint, cell text)
RETURNS TABLE (field bigint, value text, records bigint, all_records bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF NOT intray.sees_learned(learned) THEN
        RETURN;
    END IF;
    RETURN QUERY
    SELECT pair.field::bigint, pair.value, pair.records, everywhere.records
    FROM (SELECT kept.field, kept.value, kept.records FROM intray.pair_count AS kept
          WHERE kept.learned_id = told_with_value.learned AND kept.by_field = told_with_value.by_field
            AND kept.by_value = cell AND kept.field <> told_with_value.by_field
          ORDER BY kept.records DESC LIMIT 1000) AS pair
    LEFT JOIN intray.value_count AS everywhere
        ON everywhere.learned_id = told_with_value.learned AND everywhere.field = pair.field
           AND everywhere.value = pair.value;
END
$fn$
