-- After a write was refused because another program has taken a row over: the lock ends in Intray too.
CREATE OR REPLACE FUNCTION intray.adopted_loss(lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    it intray.item;
    known intray.adopted_lock;
BEGIN
    FOR it IN
        SELECT item.* FROM intray.item JOIN intray.adopted ON adopted.queue_id = item.queue_id
        WHERE item.state = 'locked' AND item.lock_id = lock FOR NO KEY UPDATE OF item
    LOOP
        SELECT * INTO known FROM intray.adopted_lock WHERE item_id = it.id;
        IF known.item_id IS NULL OR NOT (
            SELECT intray.holds_adopted(its, it.key, known, it.lock_user)
            FROM intray.adopted AS its WHERE its.queue_id = it.queue_id) THEN
            PERFORM intray.take_out_own_lock(its, it) FROM intray.adopted AS its WHERE its.queue_id = it.queue_id;
            DELETE FROM intray.adopted_lock WHERE item_id = it.id;
            PERFORM intray.lose_adopted_item(who, it, intray.read_adopted(its, it.key), workstation, intray.clock())
            FROM intray.adopted AS its WHERE its.queue_id = it.queue_id;
        END IF;
    END LOOP;
    RETURN '{}';
END
$fn$
