-- name: too_many
-- The refusal of one more where a user has added more of a kind today than a person would. Null: it is written down.
CREATE OR REPLACE FUNCTION intray.too_many(who intray."user", kind text, most bigint) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN intray.too_many_at_once(who, kind, 1, most);
END
$fn$

-- name: too_many_at_once
CREATE OR REPLACE FUNCTION intray.too_many_at_once(who intray."user", kind text, added bigint, most bigint) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    so_far bigint;
BEGIN
    INSERT INTO intray.allowance AS told ("user", kind, day, n)
    VALUES (who.name, too_many_at_once.kind, (intray.clock() AT TIME ZONE 'UTC')::date, added)
    ON CONFLICT ON CONSTRAINT allowance_pkey DO UPDATE
    SET day = excluded.day, n = CASE WHEN told.day = excluded.day THEN told.n + added ELSE added END
    RETURNING told.n INTO so_far;
    RETURN CASE WHEN so_far > most THEN
        pg_catalog.json_build_object('refused', 'too_many', 'what', too_many_at_once.kind, 'most', most)::text END;
END
$fn$

-- name: too_many_supervised
-- Each item that a supervisor releases, hands on, opens again, corrects, or gives another place or assignee is a line of the
-- history. All items of a large queue, several times a day, are fewer.
CREATE OR REPLACE FUNCTION intray.too_many_supervised(who intray."user", items jsonb) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN intray.too_many_at_once(who, 'supervised', pg_catalog.jsonb_array_length(items), 1000000);
END
$fn$

-- name: too_many_returns
-- Who takes an item and gives it back can go on for ever, and each round is a line of the history. A worker's program may do
-- so for much of a night; a person ends their items.
CREATE OR REPLACE FUNCTION intray.too_many_returns(who intray."user", added bigint) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN intray.too_many_at_once(who, 'returned', added, CASE WHEN 'worker' = ANY (who.roles) THEN 100000 ELSE 5000 END);
END
$fn$
