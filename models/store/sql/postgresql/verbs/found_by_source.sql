-- The rows of a criteria query, in its order, read with the rights of a role that nobody logs in as and that may read
-- only what an administrator granted to it. A cursor takes one statement only, and the transaction writes nothing
-- meanwhile. What the query did to the session's settings is undone with the inner block, whose rows stay: whoever
-- calls this goes on with the search path and all else as it was. It belongs to that role, so whoever sets the database
-- up becomes its member for a moment.
DO $do$
DECLARE
    is_super boolean := (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = session_user);
BEGIN
    GRANT CREATE, USAGE ON SCHEMA intray TO intray_source;
    RESET ROLE;
    IF NOT is_super THEN
        EXECUTE pg_catalog.format('GRANT intray_source TO %I', session_user);
    END IF;
    SET LOCAL ROLE intray_source;
    CREATE OR REPLACE FUNCTION intray.found_by_source(source text, most bigint)
    RETURNS TABLE (place bigint, line jsonb) LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp SET transaction_read_only = on AS $fn$
    DECLARE
        is_whole boolean := false;
    BEGIN
        place := 0;
        BEGIN
            FOR line IN EXECUTE pg_catalog.concat(E'SELECT pg_catalog.to_jsonb(found) FROM (\n', source,
                                                  E'\n) AS found LIMIT ', most::text)
            LOOP
                place := place + 1;
                RETURN NEXT;
            END LOOP;
            is_whole := true;
            RAISE EXCEPTION USING ERRCODE = 'IN003', MESSAGE = 'undo what the query set';
        EXCEPTION WHEN SQLSTATE 'IN003' THEN
            IF NOT is_whole THEN
                RAISE;
            END IF;
        END;
    END
    $fn$;
    REVOKE ALL ON FUNCTION intray.found_by_source(text, bigint) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION intray.found_by_source(text, bigint) TO intray_owner;
    RESET ROLE;
    IF NOT is_super THEN
        EXECUTE pg_catalog.format('REVOKE intray_source FROM %I', session_user);
    END IF;
    SET LOCAL ROLE intray_owner;
    REVOKE CREATE ON SCHEMA intray FROM intray_source;
END
$do$
