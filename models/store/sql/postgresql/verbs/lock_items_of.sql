-- Of these keys those whose items nobody else is just writing and that were not put aside meanwhile, or that have no item
-- yet. The items stay locked for this transaction, and until its end no list makes new ones (adopted_page).
CREATE OR REPLACE FUNCTION intray.lock_items_of(its intray.adopted, keys text[], at timestamptz) RETURNS text[]
LANGUAGE plpgsql AS $fn$
DECLARE
    known text[];
    ready text[];
BEGIN
    PERFORM pg_advisory_xact_lock_shared(741007, 0);
    known := ARRAY(SELECT key FROM intray.item WHERE queue_id = its.queue_id AND key = ANY (keys));
    IF known = '{}' THEN
        RETURN keys;
    END IF;
    ready := ARRAY(
        SELECT key FROM intray.item
        WHERE queue_id = its.queue_id AND key = ANY (known) AND state NOT IN ('failed', 'dismissed')
          AND (state <> 'done' OR its.layout ->> 'state' <> '') AND (state <> 'open' OR available_at <= at)
        FOR NO KEY UPDATE SKIP LOCKED);
    RETURN intray.without(keys, intray.without(known, ready));
END
$fn$
