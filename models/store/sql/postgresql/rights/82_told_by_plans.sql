-- Of texts that one may see and another not the planner keeps no statistics: by EXPLAIN everybody could read beginnings of
-- them, and who has done how much. Only words that Intray itself chose are left, without which plans would be guesses.
-- What was gathered because somebody changed this goes where a superuser runs init; elsewhere it stays until one deletes it from
-- pg_statistic.
DO $do$
DECLARE
    told record;
BEGIN
    FOR told IN
        SELECT c.oid AS number, c.relname AS relation, a.attnum AS place, a.attname AS name, a.attstattarget AS kept
        FROM pg_catalog.pg_attribute AS a
        JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'intray'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity AND a.attnum > 0
          AND a.atttypid = 'text'::regtype AND NOT a.attisdropped
          AND NOT (a.attname IN ('state', 'kind', 'quarter', 'outcome') AND c.relname IN ('item', 'figure', 'import', 'redelivered'))
    LOOP
        IF told.kept IS DISTINCT FROM 0 THEN
            EXECUTE pg_catalog.format('ALTER TABLE intray.%I ALTER COLUMN %I SET STATISTICS 0', told.relation, told.name);
        END IF;
        IF (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = session_user) THEN
            RESET ROLE;
            DELETE FROM pg_catalog.pg_statistic AS old
            WHERE old.starelid = told.number AND old.staattnum = told.place;
            SET LOCAL ROLE intray_owner;
        END IF;
    END LOOP;
END
$do$
