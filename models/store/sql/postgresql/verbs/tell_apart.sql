-- Says of two items of a queue that they are not the same thing, in the history of both, or takes that back (alike is 1):
-- everybody who works on the queue may, whoever holds them. Sent again it adds nothing.
CREATE OR REPLACE FUNCTION intray.tell_apart(
    item bigint, other bigint, alike bigint, operation uuid, workstation text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    its_queue bigint;
    other_queue bigint;
    at timestamptz := intray.clock();
    refusal text;
    said jsonb := CASE alike WHEN 1 THEN '{"alike":1}' ELSE '{}' END;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF operation IS NULL THEN
        RETURN '{"refused":"operation_missing"}';
    END IF;
    SELECT found.queue_id INTO its_queue FROM intray.item AS found
    WHERE found.id = tell_apart.item AND found.state <> 'staged' FOR KEY SHARE;
    SELECT found.queue_id INTO other_queue FROM intray.item AS found
    WHERE found.id = tell_apart.other AND found.state <> 'staged' FOR KEY SHARE;
    IF its_queue IS NULL OR NOT intray.may_read(who, its_queue) THEN
        RETURN intray.no_such_item(item);
    ELSIF other_queue IS NULL OR NOT intray.may_read(who, other_queue) THEN
        RETURN intray.no_such_item(other);
    ELSIF item = other THEN
        RETURN '{"refused":"merge_itself"}';
    ELSIF its_queue <> other_queue THEN
        RETURN '{"refused":"merge_queues"}';
    END IF;
    refusal := intray.pair_told(who, item, 'told_apart', other, operation);
    refusal := coalesce(refusal, intray.too_many(who, 'told_apart', 20000));
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, operation_id, detail)
    VALUES (item, its_queue, at, 'told_apart', who.name, workstation, operation,
            said || pg_catalog.jsonb_build_object('from', other))
    ON CONFLICT (operation_id) WHERE operation_id IS NOT NULL DO NOTHING;
    IF NOT FOUND THEN
        PERFORM intray.was_told_meanwhile();
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (other, its_queue, at, 'told_apart', who.name, workstation,
            said || pg_catalog.jsonb_build_object('from', item));
    PERFORM intray.tell_change(its_queue);
    RETURN '{}';
END
$fn$
