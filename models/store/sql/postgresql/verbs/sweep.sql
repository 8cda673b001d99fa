-- At most 500 a call, so that nobody waits long for the sweeper. refusing: the queues whose adopted table keeps its
-- expired locks.
CREATE OR REPLACE FUNCTION intray.sweep(workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    released bigint;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'worker'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    released := intray.release_expired(who, ARRAY(SELECT id FROM intray.queue), 500, workstation, at);
    PERFORM intray.free_stranded(who, workstation);
    PERFORM intray.drop_broken_off();
    RETURN pg_catalog.json_build_object('released', released, 'refusing', coalesce((
        SELECT pg_catalog.json_agg(queue.name ORDER BY queue.name)
        FROM intray.queue JOIN intray.adopted ON adopted.queue_id = queue.id
        WHERE EXISTS (SELECT 1 FROM intray.item JOIN intray.adopted_lock ON adopted_lock.item_id = item.id
                      WHERE item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= at)), '[]'))::text;
END
$fn$
