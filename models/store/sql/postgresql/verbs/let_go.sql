-- Ends Intray's lock of a row in an adopted table, if the table still knows it; to be called before a lock is released.
CREATE OR REPLACE FUNCTION intray.let_go(item bigint) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    lock intray.adopted_lock;
    its intray.adopted;
    it intray.item;
BEGIN
    DELETE FROM intray.adopted_lock AS held WHERE held.item_id = let_go.item RETURNING * INTO lock;
    IF lock.item_id IS NULL THEN
        RETURN;
    END IF;
    SELECT * INTO it FROM intray.item AS found WHERE found.id = let_go.item;
    SELECT * INTO its FROM intray.adopted WHERE queue_id = it.queue_id;
    IF intray.holds_adopted(its, it.key, lock, it.lock_user) THEN
        PERFORM intray.run_adopted(its, 'give_back', it.key, lock, it.lock_user, '{}');
    END IF;
END
$fn$
