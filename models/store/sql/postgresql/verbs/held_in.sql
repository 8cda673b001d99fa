CREATE OR REPLACE FUNCTION intray.held_in(who intray."user", queue bigint) RETURNS bigint LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT pg_catalog.count(*) FROM intray.item WHERE state = 'locked' AND lock_user = who.name AND queue_id = queue);
END
$fn$
