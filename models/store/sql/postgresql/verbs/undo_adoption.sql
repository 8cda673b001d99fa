-- Takes the mapping of an adopted table away; the table stays as it is. Refused while Intray holds rows of it; of the locks
-- of other programs Intray knows nothing any more. For whom adopt_queue is.
CREATE OR REPLACE FUNCTION intray.undo_adoption(queue bigint, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    held bigint;
    it intray.item;
    is_setter_up boolean := (SELECT pg_catalog.pg_has_role(session_user, datdba, 'MEMBER') FROM pg_database
                             WHERE datname = pg_catalog.current_database());
BEGIN
    IF NOT (is_setter_up AND 'administrator' = ANY (who.roles)) THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    PERFORM 1 FROM intray.item WHERE queue_id = undo_adoption.queue AND state = 'locked' ORDER BY id FOR NO KEY UPDATE;
    SELECT pg_catalog.count(*) INTO held FROM intray.item
    WHERE queue_id = undo_adoption.queue AND state = 'locked' AND lock_workstation <> '';
    IF held > 0 THEN
        RETURN pg_catalog.json_build_object('refused', 'rows_held', 'items', held)::text;
    END IF;
    DELETE FROM intray.adopted_lock WHERE item_id IN (SELECT id FROM intray.item WHERE queue_id = undo_adoption.queue);
    FOR it IN SELECT * FROM intray.item WHERE queue_id = undo_adoption.queue AND state = 'locked' LOOP
        PERFORM intray.free_adopted_item(who, it, workstation, intray.clock());
    END LOOP;
    DELETE FROM intray.adopted WHERE queue_id = undo_adoption.queue;
    EXECUTE pg_catalog.format('DROP TRIGGER IF EXISTS adopted_%s ON intray.item', queue);
    EXECUTE pg_catalog.format('DROP TRIGGER IF EXISTS adopted_%s ON intray.record', queue);
    EXECUTE pg_catalog.format('DROP TRIGGER IF EXISTS adopted_result_%s ON intray.record', queue);
    EXECUTE pg_catalog.format('DROP TRIGGER IF EXISTS adopted_%s ON intray.event', queue);
    RETURN '{}';
END
$fn$
