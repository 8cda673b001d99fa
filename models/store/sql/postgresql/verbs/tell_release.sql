-- Tells listeners, as long as there is room, that somebody lost the lock of an item. Numbers only: every user of the database can listen.
CREATE OR REPLACE FUNCTION intray.tell_release(queue bigint, item bigint) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    IF intray.can_tell() THEN
        PERFORM pg_catalog.pg_notify('intray', pg_catalog.format('{"queue":%s,"item":%s}', queue, item));
    END IF;
END
$fn$
