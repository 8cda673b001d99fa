-- name: import
-- Importers see the imports of others too: whoever comes next goes on with what was accepted or abandoned.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW import AS
SELECT
    p.id, p.queue_id, p.source, p.state, p.user,
    CONCAT(REPLACE(p.started_at, ' ', 'T'), 'Z') AS started_at, CONCAT(REPLACE(p.heard_at, ' ', 'T'), 'Z') AS heard_at
FROM import_all AS p
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles))
      AND me.login = SESSION_LOGIN())

-- name: import_row
-- Importers see the imports of others too: whoever comes next goes on with what was accepted or abandoned. Supervisors read
-- which file a record came with.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW import_row AS
SELECT
    p.id, p.queue_id, p.source, p.state, p.user,
    CONCAT(REPLACE(p.started_at, ' ', 'T'), 'Z') AS started_at, CONCAT(REPLACE(p.heard_at, ' ', 'T'), 'Z') AS heard_at,
    p.told, CONCAT(REPLACE(p.recalled_at, ' ', 'T'), 'Z') AS recalled_at, p.recalled_by
FROM import_all AS p
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles)
                               OR FIND_IN_SET('supervisor', me.roles))
      AND me.login = SESSION_LOGIN())
