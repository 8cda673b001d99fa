-- A record as a list shows it: what is longer than 300 characters ends in an ellipsis. Small ones stay as they are.
CREATE OR REPLACE FUNCTION intray.brief_record(record jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fn$
    SELECT CASE WHEN pg_catalog.pg_column_size(record) <= 1000 THEN record
           ELSE (SELECT pg_catalog.jsonb_object_agg(field.key,
                     CASE WHEN pg_catalog.length(field.value #>> '{}') > 300
                          THEN pg_catalog.to_jsonb(pg_catalog.left(field.value #>> '{}', 300) || '…')
                          ELSE field.value END)
                 FROM pg_catalog.jsonb_each(record) AS field) END
$fn$
