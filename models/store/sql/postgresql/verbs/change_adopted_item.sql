-- Whatever is done to an item of an adopted queue is done to its row too, in the same transaction and fenced by what the
-- table itself says. An item whose lock was let go before (let_go) is Intray's alone.
CREATE OR REPLACE FUNCTION intray.change_adopted_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.adopted;
    lock intray.adopted_lock;
BEGIN
    IF (NEW.state, NEW.lock_id, NEW.expires_at) IS NOT DISTINCT FROM (OLD.state, OLD.lock_id, OLD.expires_at) THEN
        RETURN NEW;
    END IF;
    SELECT * INTO its FROM intray.adopted WHERE queue_id = NEW.queue_id;
    IF its.queue_id IS NULL THEN
        RETURN NEW; -- another queue had this number once
    END IF;
    SELECT * INTO lock FROM intray.adopted_lock WHERE item_id = NEW.id;
    IF NEW.state = 'locked' AND NEW.lock_id IS DISTINCT FROM OLD.lock_id THEN
        IF lock.lock_id IS DISTINCT FROM NEW.lock_id THEN
            PERFORM intray.take_adopted_row(its, NEW, OLD.state);
        END IF;
    ELSIF OLD.state = 'locked' AND (lock.lock_id IS NOT NULL OR NEW.state NOT IN ('open', 'failed')) THEN
        IF lock.lock_id IS DISTINCT FROM OLD.lock_id OR NOT intray.holds_adopted(its, OLD.key, lock, OLD.lock_user) THEN
            PERFORM intray.adopted_lock_lost(its, OLD);
        END IF;
        PERFORM intray.run_adopted(its, CASE NEW.state WHEN 'locked' THEN 'touch' WHEN 'done' THEN 'complete'
                                                       ELSE 'give_back' END, OLD.key, lock, OLD.lock_user, '{}');
        UPDATE intray.adopted_lock SET lock_time = intray.read_adopted(its, OLD.key) ->> 'lock_time'
        WHERE item_id = NEW.id AND NEW.state = 'locked';
        DELETE FROM intray.adopted_lock WHERE item_id = NEW.id AND NEW.state <> 'locked';
    ELSIF OLD.state = 'done' AND NEW.state = 'open' AND lock.item_id IS NULL
            AND intray.run_adopted(its, 'reopen', OLD.key, lock, NULL, '{}') = 0 THEN
        RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = '{"refused":"not_finished"}';
    END IF;
    RETURN NEW;
END
$fn$
