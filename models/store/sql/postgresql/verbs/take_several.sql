-- Takes items of these queues, the first of which has been looked after already.
CREATE OR REPLACE FUNCTION intray.take_several(
    who intray."user", names jsonb, queue intray.queue_to_take_from, wanted bigint, lock uuid, station text,
    at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    seen intray.approach;
    queues bigint[] := '{}';
    taken bigint := 0;
BEGIN
    IF intray.unknown_queue(names) IS NOT NULL THEN
        RETURN intray.no_such_queue(intray.unknown_queue(names));
    END IF;
    FOR place IN 0 .. jsonb_array_length(names) - 1 LOOP
        IF place > 0 THEN
            seen := intray.approach(names ->> place, at);
            queue := intray.look_after(who, seen.queue, station, at);
        END IF;
        IF queue.is_open THEN
            queues := queues || queue.id;
            IF queue.mark_moved_at < at - interval '1 second' THEN
                PERFORM intray.move_mark(queue.id, at);
            END IF;
        END IF;
    END LOOP;
    IF queue.is_plain AND queue.is_open AND jsonb_array_length(names) = 1 THEN
        taken := intray.take_many_ahead(who, queue, wanted, lock, station, at);
    END IF;
    IF taken < wanted AND queues <> '{}' THEN
        taken := taken + intray.take_from(who, queues, wanted - taken, lock, station, at);
    END IF;
    IF taken < wanted THEN
        RETURN intray.shortage_json(who, names, wanted, lock, at);
    END IF;
    RETURN intray.claim_json(wanted, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
END
$fn$
