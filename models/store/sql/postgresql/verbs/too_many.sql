-- The refusal of one more where a user has added more of a kind today than a person would. Null: it is written down.
CREATE OR REPLACE FUNCTION intray.too_many(who intray."user", kind text, most bigint) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    so_far bigint;
BEGIN
    INSERT INTO intray.allowance AS told ("user", kind, day, n)
    VALUES (who.name, too_many.kind, (intray.clock() AT TIME ZONE 'UTC')::date, 1)
    ON CONFLICT ON CONSTRAINT allowance_pkey DO UPDATE
    SET day = excluded.day, n = CASE WHEN told.day = excluded.day THEN told.n + 1 ELSE 1 END
    RETURNING told.n INTO so_far;
    RETURN CASE WHEN so_far > most THEN
        pg_catalog.json_build_object('refused', 'too_many', 'what', too_many.kind, 'most', most)::text END;
END
$fn$
