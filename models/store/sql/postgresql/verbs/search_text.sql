-- What searching looks into, as Intray's programs write it: key and values, one per line.
CREATE OR REPLACE FUNCTION intray.search_text(key text, record jsonb) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT lower(normalize(key || coalesce(string_agg(E'\n' || coalesce(value, ''), '' ORDER BY field COLLATE "C"), ''),
                           NFKC))
    FROM jsonb_each_text(record) AS one (field, value)
$fn$
