-- name: assign
-- Says for whom items that wait are: a user, @ and a tag, or with an empty name everybody. Each that cannot be is told, and
-- stays.
CREATE OR REPLACE FUNCTION intray.assign(items jsonb, assignee text, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    refusal text;
    theirs intray."user";
    one bigint;
    why text;
    done bigint[] := '{}';
    not_done jsonb := '[]';
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    refusal := intray.too_many_supervised(who, assign.items);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    IF assignee LIKE '@%' AND assignee !~ '^@[^[:space:],@]{1,50}$' THEN
        RETURN pg_catalog.json_build_object('refused', 'no_tag', 'tag', pg_catalog.substr(assignee, 2))::text;
    ELSIF assignee NOT LIKE '@%' AND assignee <> '' THEN
        SELECT * INTO theirs FROM intray."user" AS known
        WHERE known.name = assignee AND known.active AND known.server = intray.this_server();
        IF intray.new_holder_refused(assignee, theirs) IS NOT NULL THEN
            RETURN intray.new_holder_refused(assignee, theirs);
        END IF;
    END IF;
    PERFORM intray.add_line(nullif(assignee, ''));
    FOR one IN SELECT value::bigint FROM pg_catalog.jsonb_array_elements_text(items) ORDER BY 1 LOOP
        why := intray.assign_one(who, one, nullif(assignee, ''), theirs, reason, workstation);
        IF why IS NULL THEN
            done := done || one;
        ELSE
            not_done := not_done || (why::jsonb || pg_catalog.jsonb_build_object('item', one));
        END IF;
    END LOOP;
    RETURN pg_catalog.jsonb_build_object('done', pg_catalog.to_jsonb(done), 'not_done', not_done)::text;
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

-- name: assign_one
-- Assigns one item that waits. Null: done, or it is assigned so already; else the refusal, and nothing has changed.
CREATE OR REPLACE FUNCTION intray.assign_one(
    who intray."user", wanted bigint, its_name text, theirs intray."user", reason text, station text) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    it intray.item;
    its intray.queue;
    refused text;
BEGIN
    SELECT * INTO it FROM intray.item WHERE id = wanted AND state <> 'staged' FOR NO KEY UPDATE;
    SELECT * INTO its FROM intray.queue WHERE id = it.queue_id;
    refused := CASE
        WHEN it.id IS NULL THEN intray.no_such_item(wanted)
        WHEN EXISTS (SELECT 1 FROM intray.adopted WHERE adopted.queue_id = it.queue_id)
        THEN '{"refused":"assigns_in_table"}'
        WHEN its.source_query IS NOT NULL THEN '{"refused":"assigns_in_query"}'
        WHEN it.state <> 'open'
        THEN (pg_catalog.jsonb_build_object('refused', 'does_not_wait', 'state', it.state) || intray.lock_json(who, it)::jsonb)::text
        WHEN theirs.name IS NOT NULL AND NOT intray.may_take(theirs, its.id)
        THEN pg_catalog.json_build_object('refused', 'not_a_member', 'user', theirs.name, 'queue', its.name)::text
        WHEN its.other_hands = 1 AND theirs.name IN (it.not_for, it.nor_for)
        THEN pg_catalog.json_build_object('refused', 'not_for_them', 'user', theirs.name)::text END;
    IF refused IS NULL AND it.assigned_to IS DISTINCT FROM its_name THEN
        PERFORM intray.put_in_line(who, it, its_name, reason, station);
    END IF;
    RETURN refused;
END
$fn$

-- name: put_in_line
-- An open item that is locked as a row is for somebody else from now on; null: for everybody. What waits for a time comes
-- into the line when it is due.
CREATE OR REPLACE FUNCTION intray.put_in_line(
    who intray."user", it intray.item, its_name text, reason text, station text) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    its_line timestamptz := (SELECT assignee.line FROM intray.assignee WHERE assignee.name = its_name);
BEGIN
    UPDATE intray.item
    SET assigned_to = its_name, line = its_line, change = change + 1,
        available_at = CASE WHEN available_at < LINES_END THEN coalesce(its_line, '-infinity')
                            ELSE available_at END
    WHERE id = it.id;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (it.id, it.queue_id, intray.clock(),
            CASE WHEN its_name IS NULL THEN 'unassigned' ELSE 'assigned' END::intray.event_kind, who.name, station,
            pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
                'to', its_name, 'was', it.assigned_to, 'reason', nullif(reason, ''))));
    PERFORM intray.tell_change(it.queue_id);
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
        PERFORM intray.put_in_line(who, it, NULL, NULL, station);
    END LOOP;
END
$fn$
