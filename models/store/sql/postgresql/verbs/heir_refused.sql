-- Why nobody can be given items under this name; null: somebody can.
CREATE OR REPLACE FUNCTION intray.heir_refused(name text, heir intray."user") RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN CASE WHEN heir.name IS NULL THEN json_build_object('refused', 'no_such_user', 'user', name)
                WHEN NOT intray.may_work(heir) THEN json_build_object('refused', 'takes_nothing', 'user', name)
           END::text;
END
$fn$
