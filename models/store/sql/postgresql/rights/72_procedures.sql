-- Who may call a verb's function may call its procedure, which is the way to it.
DO $do$
DECLARE
    given record;
BEGIN
    FOR given IN
        SELECT way.oid::regprocedure AS way, who.rolname
        FROM pg_catalog.pg_proc AS way
        JOIN pg_catalog.pg_proc AS verb
          ON verb.proname = way.proname AND verb.pronamespace = way.pronamespace AND verb.prokind = 'f'
        CROSS JOIN pg_catalog.aclexplode(verb.proacl) AS rights
        JOIN pg_catalog.pg_roles AS who ON who.oid = rights.grantee
        WHERE way.pronamespace = 'intray'::regnamespace AND way.prokind = 'p' AND who.oid <> verb.proowner
    LOOP
        EXECUTE pg_catalog.format('GRANT EXECUTE ON PROCEDURE %s TO %I', given.way, given.rolname);
    END LOOP;
END
$do$
