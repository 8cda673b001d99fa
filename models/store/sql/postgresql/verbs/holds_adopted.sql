-- Whether the table still says that this lock holds the row; the row stays locked for this transaction then.
CREATE OR REPLACE FUNCTION intray.holds_adopted(
    its intray.adopted, key text, lock intray.adopted_lock, holder text) RETURNS boolean LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN intray.asked_of_table(its.statements ->> 'held', key, holder, lock.lock_id::text, lock.lock_time, '{}', 0, 0,
                                 its.queue_id, '', '', NULL) ->> 'held' IS NOT NULL;
END
$fn$
