-- Takes the next items of these queues: the answer of claim_next, and the second half of finish_and_take_next.
CREATE OR REPLACE FUNCTION intray.take_next(
    who intray."user", names jsonb, wanted bigint, lock uuid, station text, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    name text;
    queue intray.queue_to_take_from;
    queues bigint[] := '{}';
    taken bigint := 0;
    items json;
BEGIN
    FOR place IN 0 .. jsonb_array_length(names) - 1 LOOP
        name := names ->> place;
        queue := intray.approach(who, name, station, at);
        IF queue.id IS NULL THEN
            RETURN intray.no_such_queue(name);
        END IF;
        IF queue.is_open THEN
            queues := queues || queue.id;
        END IF;
    END LOOP;
    IF jsonb_array_length(names) = 1 AND queue.is_plain THEN
        items := intray.take_ahead(who, name, queue, wanted, lock, station, at);
        taken := coalesce(json_array_length(items), 0);
    END IF;
    IF taken < wanted AND queues <> '{}' THEN
        taken := taken + intray.take_from(who, queues, wanted - taken, lock, station, at);
        items := intray.items_of_lock(who, lock);
    END IF;
    IF taken < wanted THEN
        RETURN intray.shortage_json(who, names, wanted, lock, at);
    END IF;
    RETURN intray.claim_json(wanted, lock, items, 'none', 0, NULL, NULL, at);
END
$fn$
