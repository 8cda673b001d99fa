-- Completes an item and takes the next of its queue, at the mark or beyond: the everyday call, in as few statements as
-- can be. Null if the item cannot be completed just like that; nothing has changed then. The next is looked for in a
-- statement of its own, because a long one would look with an old picture, lock what others have long taken, and make
-- them wait. Where none waits ahead, the item is completed and the usual way to take follows.
CREATE OR REPLACE FUNCTION intray.finish_and_take_ahead(
    who intray."user", names jsonb, queue intray.queue_to_take_from, item bigint, lock uuid, operation uuid,
    record jsonb, search text, station text, next_lock uuid, at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    next bigint := intray.first_ahead(queue, at);
    done record;
BEGIN
    WITH finished AS (
        UPDATE intray.item AS old
        SET state = 'done', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL,
            expires_at = NULL, change = old.change + 1
        WHERE old.id = finish_and_take_ahead.item AND old.queue_id = queue.id
          AND old.lock_id = lock AND old.lock_user = who.name
          AND NOT EXISTS (SELECT 1 FROM intray.event WHERE event.operation_id = operation)
        RETURNING old.id, EXISTS (SELECT 1 FROM intray.draft WHERE draft.item_id = old.id) AS has_draft,
                  EXISTS (SELECT 1 FROM intray.proposal WHERE proposal.item_id = old.id) AS has_proposal
    ), taken AS (
        UPDATE intray.item AS new
        SET state = 'locked', lock_user = who.name, lock_workstation = station, lock_id = next_lock,
            locked_at = finish_and_take_ahead.at,
            expires_at = finish_and_take_ahead.at + queue.lock_seconds * interval '1 second',
            attempts = new.attempts + 1, change = new.change + 1, front = false
        FROM finished, intray.record AS its
        WHERE new.id = next AND its.item_id = next
        RETURNING new.id, intray.item_json(new, names ->> 0, coalesce(its.current, its.imported)) AS json
    ), recorded AS (
        UPDATE intray.record AS new
        SET current = coalesce(finish_and_take_ahead.record, new.current),
            search = coalesce(split_part(new.search, E'\n', 1) || finish_and_take_ahead.search, new.search),
            error = NULL, finished_by = who.name, finished_at = finish_and_take_ahead.at
        FROM finished
        WHERE new.item_id = finished.id
    ), told AS (
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, operation_id)
        SELECT finished.id, queue.id, finish_and_take_ahead.at, 'completed'::intray.event_kind, who.name, station, lock,
               operation
        FROM finished
        UNION ALL
        SELECT taken.id, queue.id, finish_and_take_ahead.at, 'claimed', who.name, station, next_lock, NULL
        FROM taken
        ON CONFLICT (operation_id) WHERE operation_id IS NOT NULL DO NOTHING
        RETURNING event.kind
    )
    SELECT finished.id AS finished, finished.has_draft, finished.has_proposal, taken.json,
           EXISTS (SELECT 1 FROM told WHERE told.kind = 'completed') AS is_told
    INTO done
    FROM finished LEFT JOIN taken ON true;
    IF done.finished IS NULL THEN
        RETURN NULL;
    END IF;
    IF NOT done.is_told THEN
        RAISE EXCEPTION USING ERRCODE = 'serialization_failure',
            MESSAGE = 'the operation was called off or done at this very moment; ask again';
    END IF;
    IF done.has_draft THEN
        DELETE FROM intray.draft WHERE draft.item_id = finish_and_take_ahead.item AND draft."user" = who.name;
    END IF;
    IF done.has_proposal THEN
        DELETE FROM intray.proposal WHERE proposal.item_id = finish_and_take_ahead.item;
    END IF;
    RETURN concat('{"finished":{"item":', item, ',"state":"done"},"next":',
                  CASE WHEN done.json IS NOT NULL THEN intray.one_item_json(next_lock, done.json, at)
                       ELSE intray.take_next(who, names, queue, 1, next_lock, station, at) END, '}');
END
$fn$
