-- Takes the next items of these queues: the answer of claim_next, and the second half of finish_and_take_next. The
-- everyday case, one item of one queue, comes first. The first queue has been looked at already.
CREATE OR REPLACE FUNCTION intray.take_next(
    who intray."user", names jsonb, queue intray.queue_to_take_from, wanted bigint, lock uuid, station text,
    at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    taken json;
BEGIN
    IF queue.wants_care THEN
        queue := intray.look_after(who, queue, station, at);
    END IF;
    IF queue.is_plain AND queue.is_open AND wanted = 1 AND jsonb_array_length(names) = 1 THEN
        taken := intray.take_one_ahead(who, names ->> 0, queue, lock, station, at);
        IF taken IS NOT NULL THEN
            RETURN intray.one_item_json(lock, taken, at);
        END IF;
    END IF;
    RETURN intray.take_several(who, names, queue, wanted, lock, station, at);
END
$fn$
