CREATE OR REPLACE FUNCTION intray.pause_queue(queue text, paused bigint, message text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    found_id bigint;
    refusal text;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    refusal := intray.too_many(who, 'paused', 5000);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    PERFORM intray.rules_found('queue', queue);
    UPDATE intray.queue AS chosen
    SET paused = pause_queue.paused, pause_message = coalesce(message, ''), change = change + 1
    WHERE chosen.name = pause_queue.queue RETURNING chosen.id INTO found_id;
    IF found_id IS NULL THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    PERFORM intray.tell_rules('queue', CASE paused WHEN 0 THEN 'resumed' ELSE 'paused' END, queue, who.name);
    PERFORM intray.tell_change(found_id);
    RETURN '{}';
END
$fn$
