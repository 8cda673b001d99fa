-- Locks the row of an item that is being locked, or ends the transaction because it is not free.
CREATE OR REPLACE FUNCTION intray.take_adopted_row(its intray.adopted, it intray.item, before text) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    lock intray.adopted_lock := ROW(it.id, it.lock_id, '')::intray.adopted_lock;
    is_finished boolean := before IN ('done', 'failed', 'dismissed');
BEGIN
    IF intray.run_adopted(its, CASE WHEN is_finished THEN 'retake' ELSE 'take' END, it.key, lock, it.lock_user, '{}') = 0
    THEN
        IF is_finished THEN
            RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = '{"refused":"too_late"}';
        END IF;
        PERFORM intray.adopted_lock_lost(its, it);
    END IF;
    PERFORM intray.lock_adopted(its, it.id, it.key, it.lock_id);
END
$fn$
