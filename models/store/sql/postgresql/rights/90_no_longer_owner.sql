DO $do$
BEGIN
    RESET ROLE;
    IF EXISTS (SELECT 1 FROM pg_catalog.pg_auth_members
               WHERE roleid = pg_catalog.to_regrole('intray_owner')
                 AND member = pg_catalog.to_regrole(pg_catalog.quote_ident(session_user))) THEN
        EXECUTE pg_catalog.format('REVOKE intray_owner FROM %I', session_user);
    END IF;
END
$do$
