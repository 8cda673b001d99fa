-- The last step of adopting: the queue's items stand in a table from now on. Only for whoever set the database up, who
-- can do everything to it anyway: the statements run with the rights of these functions.
CREATE OR REPLACE FUNCTION intray.adopt_queue(queue bigint, layout jsonb, statements jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    is_setter_up boolean := (SELECT pg_has_role(session_user, datdba, 'MEMBER') FROM pg_database
                             WHERE datname = current_database());
BEGIN
    IF NOT (is_setter_up AND 'administrator' = ANY (who.roles)) THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    INSERT INTO intray.adopted (queue_id, layout, statements)
    VALUES (adopt_queue.queue, adopt_queue.layout, adopt_queue.statements);
    EXECUTE format('CREATE OR REPLACE TRIGGER adopted_%s BEFORE UPDATE ON intray.item FOR EACH ROW WHEN (OLD.queue_id = %s) '
                   'EXECUTE FUNCTION intray.change_adopted_item()', queue, queue);
    EXECUTE format('CREATE OR REPLACE TRIGGER adopted_%s BEFORE UPDATE OF current ON intray.record FOR EACH ROW '
                   'WHEN (OLD.queue_id = %s AND OLD.current IS DISTINCT FROM NEW.current) '
                   'EXECUTE FUNCTION intray.change_adopted_record()', queue, queue);
    RETURN '{}';
END
$fn$
