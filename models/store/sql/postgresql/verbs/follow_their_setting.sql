-- Where their own setting says how long a lock is good, the queue's rule follows it.
CREATE OR REPLACE FUNCTION intray.follow_their_setting(its intray.adopted) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    minutes numeric;
BEGIN
    IF its.statements ->> 'age' <> '' THEN
        EXECUTE its.statements ->> 'age' INTO minutes;
        UPDATE intray.queue
        SET lock_seconds = minutes * 60, longest_hold_seconds = greatest(longest_hold_seconds, minutes * 60)
        WHERE id = its.queue_id AND minutes > 0 AND lock_seconds <> minutes * 60;
    END IF;
END
$fn$
