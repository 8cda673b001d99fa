-- Of rows that were free when they were looked for, the first that still are and that nobody else is just writing; they
-- stay locked for this transaction. Where a lock table is used, taking the lock decides.
CREATE OR REPLACE FUNCTION intray.lock_free_rows(
    its intray.adopted, who intray."user", lock uuid, seen text[], most bigint) RETURNS text[] LANGUAGE plpgsql AS $fn$
BEGIN
    IF seen = '{}' OR NOT its.statements ? 'lock_free' THEN
        RETURN seen[1 : least(most, 1000)::integer];
    END IF;
    RETURN intray.free_in_adopted(its, 'lock_free', who, lock, seen, most);
END
$fn$
