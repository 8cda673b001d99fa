-- Who takes items and works on them. The role is asked for here too, because the server's roles are the same for all
-- of its databases.
CREATE OR REPLACE FUNCTION intray.may_work(who intray."user") RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT (who).roles && ARRAY['clerk', 'supervisor', 'worker']
$fn$
