-- The same moves as canMove() in queue/state.cpp and the diagram in docs/architecture.md; a claim that takes an expired
-- lock away ends that lock in the history first; an item that comes back is before the mark, or may be soon. An item that
-- gets another place while it waits holds the mark still, as one that is added does. The two everyday moves come first,
-- in one expression, because each costs as much as all of the rest of a trigger.
CREATE OR REPLACE FUNCTION intray.change_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text;
BEGIN
    IF NEW.available_at = '-infinity' AND NEW.rank = OLD.rank AND NEW.queue_id = OLD.queue_id
            AND NOT NEW.front AND (OLD.state = 'open' AND NEW.state = 'locked'
                 AND num_nulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0
                 OR OLD.state = 'locked' AND NEW.state = 'done'
                 AND num_nonnulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0)
    THEN
        RETURN NEW;
    END IF;
    broken := CASE
        WHEN NEW.queue_id <> OLD.queue_id
             OR (NEW.priority <> OLD.priority OR NEW.rank <> OLD.rank)
                AND (OLD.state <> 'open' OR NEW.state <> 'open' OR NEW.rank <> -NEW.priority::bigint)
        THEN 'place_stays'
        WHEN OLD.state <> NEW.state AND NOT (
            OLD.state = 'staged' AND NEW.state = 'open'
            OR OLD.state = 'open' AND NEW.state IN ('locked', 'done')
            OR OLD.state = 'locked' AND NEW.state IN ('open', 'done', 'failed', 'dismissed')
            OR OLD.state IN ('done', 'failed', 'dismissed') AND NEW.state IN ('locked', 'open'))
        THEN 'state_move_allowed'
        ELSE intray.item_rule_broken(NEW) END;
    IF broken IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = broken, CONSTRAINT = broken;
    END IF;
    IF OLD.lock_id <> NEW.lock_id THEN
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
        VALUES (OLD.id, OLD.queue_id, NEW.locked_at, 'expired', OLD.lock_user, OLD.lock_workstation, OLD.lock_id);
    END IF;
    NEW.front := NEW.state = 'open' AND NEW.available_at = '-infinity'
        AND (OLD.state <> 'staged' AND NEW.rank = OLD.rank OR intray.find_place(NEW.queue_id, NEW.rank, NEW.id));
    RETURN NEW;
END
$fn$
