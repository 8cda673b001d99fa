-- Whether the table still says that this lock holds the row; the row stays locked for this transaction then.
CREATE OR REPLACE FUNCTION intray.holds_adopted(
    its intray.adopted, key text, lock intray.adopted_lock, holder text) RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    held integer;
BEGIN
    EXECUTE its.statements ->> 'held'
    INTO held USING key, holder, lock.lock_id::text, lock.lock_time, '{}'::text, 0::bigint, 0::bigint, its.queue_id,
                    ''::text, ''::text;
    RETURN held IS NOT NULL;
END
$fn$
