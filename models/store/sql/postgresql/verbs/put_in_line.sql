-- name: put_in_line
-- An open item that is locked as a row is for somebody else from now on; null: for everybody. What waits for a time comes
-- into the line when it is due.
CREATE OR REPLACE FUNCTION intray.put_in_line(
    item bigint, its_name text, me text, reason text, station text) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    its_line timestamptz := (SELECT assignee.line FROM intray.assignee WHERE assignee.name = its_name);
    its_queue bigint;
    its_former text;
BEGIN
    SELECT it.queue_id, it.assigned_to INTO its_queue, its_former FROM intray.item AS it WHERE it.id = item;
    UPDATE intray.item
    SET assigned_to = its_name, line = its_line, change = change + 1,
        available_at = CASE WHEN available_at < LINES_END THEN coalesce(its_line, '-infinity')
                            ELSE available_at END
    WHERE id = put_in_line.item;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (item, its_queue, intray.clock(),
            CASE WHEN its_name IS NULL THEN 'unassigned' ELSE 'assigned' END::intray.event_kind, me, station,
            pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
                'to', its_name, 'was', its_former, 'reason', nullif(reason, ''))));
    PERFORM intray.tell_change(its_queue);
END
$fn$

-- name: add_line
-- Gives somebody a line who has none yet. Two who do that at once wait for each other.
CREATE OR REPLACE FUNCTION intray.add_line(its_name text) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    IF its_name IS NOT NULL AND NOT EXISTS (SELECT 1 FROM intray.assignee WHERE assignee.name = its_name) THEN
        LOCK TABLE intray.assignee IN SHARE ROW EXCLUSIVE MODE;
        INSERT INTO intray.assignee (name, line)
        SELECT its_name, coalesce(pg_catalog.max(assignee.line), '1000-01-02 00:00+00') + interval '1 second'
        FROM intray.assignee
        ON CONFLICT (name) DO NOTHING;
    END IF;
END
$fn$

-- name: free_stranded
-- Gives items back to everybody that wait for users who may no longer take from their queues, at most 500.
CREATE OR REPLACE FUNCTION intray.free_stranded(who intray."user", station text) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    it intray.item;
BEGIN
    FOR it IN
        SELECT item.* FROM intray.queue
        JOIN intray.item ON item.queue_id = queue.id AND item.state = 'open'
            AND item.available_at > '-infinity' AND item.available_at < LINES_END
        WHERE item.assigned_to NOT LIKE '@%' AND NOT EXISTS (
            SELECT 1 FROM intray."user" AS known
            WHERE known.name = item.assigned_to AND known.active AND known.server = intray.this_server()
              AND intray.may_work(known) AND intray.may_take(known, queue.id))
        LIMIT 500
        FOR NO KEY UPDATE OF item SKIP LOCKED
    LOOP
        PERFORM intray.put_in_line(it.id, NULL, who.name, NULL, station);
    END LOOP;
END
$fn$
