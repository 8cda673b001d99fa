-- Only one that never had an item. The traces of imports that were called off go with it.
CREATE OR REPLACE FUNCTION intray.remove_queue(queue text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    gone bigint;
    members text[];
BEGIN
    IF NOT who.roles && ARRAY['administrator', 'importer'] THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    SELECT id INTO gone FROM intray.queue AS chosen WHERE chosen.name = remove_queue.queue FOR UPDATE;
    IF gone IS NULL THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    IF EXISTS (SELECT 1 FROM intray.item WHERE queue_id = gone)
            OR EXISTS (SELECT 1 FROM intray.import WHERE queue_id = gone AND state <> 'discarded')
            OR EXISTS (SELECT 1 FROM intray.queue AS other
                       WHERE gone IN (other.next_queue_id, other.decide_queue_id)) THEN
        RETURN pg_catalog.json_build_object('refused', 'queue_in_use', 'queue', queue)::text;
    END IF;
    members := ARRAY(SELECT "user" FROM intray.membership WHERE queue_id = gone
                     UNION SELECT "user" FROM intray.user_tag WHERE queue_id = gone);
    PERFORM intray.rules_found('queue', queue);
    PERFORM intray.rules_found('user', member) FROM pg_catalog.unnest(members) AS member;
    DELETE FROM intray.import WHERE queue_id = gone;
    DELETE FROM intray.told WHERE queue_id = gone;
    DELETE FROM intray.queue WHERE id = gone;
    PERFORM intray.tell_rules('queue', 'removed', queue, who.name);
    PERFORM intray.tell_rules('user', 'changed', member, who.name) FROM pg_catalog.unnest(members) AS member;
    UPDATE intray.setting SET value = (value::bigint + 1)::text WHERE name = 'removed_queues';
    RETURN '{}';
END
$fn$
