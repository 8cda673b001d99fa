CREATE OR REPLACE FUNCTION intray.may_take(who intray."user", queue bigint) RETURNS boolean LANGUAGE plpgsql STABLE
AS $fn$
BEGIN
    RETURN who.every_queue OR 'supervisor' = ANY (who.roles)
        OR EXISTS (SELECT 1 FROM intray.membership WHERE "user" = who.name AND queue_id = queue);
END
$fn$
