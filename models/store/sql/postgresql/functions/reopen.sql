CREATE OR REPLACE FUNCTION intray.reopen(item bigint, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    queue bigint;
BEGIN
    IF NOT 'supervisor' = ANY (who.roles) THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    IF intray.is_at_work_elsewhere(item) THEN
        RETURN '{"refused":"another_step_at_work"}';
    END IF;
    UPDATE intray.item AS closed
    SET state = 'open', available_at = '-infinity', sent_back_by = NULL, sent_back_reason = NULL, is_sent_back = NULL,
        attempts = 0, change = change + 1
    WHERE closed.id = reopen.item AND closed.state = ANY (ARRAY['done', 'failed', 'dismissed'])
    RETURNING closed.queue_id INTO queue;
    IF queue IS NULL THEN
        RETURN CASE WHEN EXISTS (SELECT 1 FROM intray.item AS other
                                 WHERE other.id = reopen.item AND other.state <> 'staged')
                    THEN '{"refused":"not_finished"}' ELSE intray.no_such_item(item) END;
    END IF;
    UPDATE intray.record SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = reopen.item;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
    VALUES (reopen.item, queue, date_trunc('milliseconds', clock_timestamp()), 'reopened', who.name,
            reopen.workstation);
    PERFORM intray.tell_change(queue);
    RETURN '{}';
END
$fn$
