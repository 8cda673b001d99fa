-- name: take_or_repeat
-- A claim that was sent again under its lock gets what that lock holds, and nothing more.
CREATE OR REPLACE FUNCTION intray.take_or_repeat(
    who intray."user", names jsonb, queue intray.queue_to_take_from, wanted bigint, lock uuid, station text,
    at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    IF intray.items_of_lock(who, lock) IS NULL THEN
        RETURN intray.take_next(who, names, queue, wanted, lock, station, at);
    END IF;
    RETURN intray.repeat_claim(who, names, wanted, lock, at);
END
$fn$

-- name: repeat_claim
-- What the lock holds, and nothing more.
CREATE OR REPLACE FUNCTION intray.repeat_claim(
    who intray."user", names jsonb, wanted bigint, lock uuid, at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    items json := intray.items_of_lock(who, lock);
BEGIN
    IF items IS NULL OR pg_catalog.json_array_length(items) < wanted THEN
        RETURN intray.shortage_json(who, names, wanted, lock, at);
    END IF;
    RETURN intray.claim_json(wanted, lock, items, 'none', 0, NULL, NULL, at);
END
$fn$
