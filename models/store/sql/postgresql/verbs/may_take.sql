-- name: may_take
CREATE OR REPLACE FUNCTION intray.may_take(who intray."user", queue bigint) RETURNS boolean LANGUAGE plpgsql STABLE
AS $fn$
BEGIN
    RETURN who.every_queue OR 'supervisor' = ANY (who.roles)
        OR EXISTS (SELECT 1 FROM intray.membership WHERE "user" = who.name AND queue_id = queue);
END
$fn$

-- name: may_see
-- As my_queues() says it. Of other queues nobody hears more than that there is no such item.
CREATE OR REPLACE FUNCTION intray.may_see(who intray."user", queue bigint) RETURNS boolean LANGUAGE plpgsql STABLE
AS $fn$
BEGIN
    RETURN who.roles && ARRAY['administrator', 'auditor'] OR intray.may_take(who, queue);
END
$fn$

-- name: may_read
-- As my_record_queues() says it.
CREATE OR REPLACE FUNCTION intray.may_read(who intray."user", queue bigint) RETURNS boolean LANGUAGE plpgsql STABLE
AS $fn$
BEGIN
    RETURN 'administrator' = ANY (who.roles)
        OR who.roles && ARRAY['clerk', 'worker', 'supervisor'] AND intray.may_take(who, queue);
END
$fn$
