-- name: import_all
-- One bringing-in of many items, a delivery. Its items stay staged, unseen, until it is accepted. told: the file's digest and
-- what was counted. recalled_at: when it was taken back. InnoDB has no partial indexes:
-- the generated column is NULL, and so not compared, once an import is over.
CREATE TABLE IF NOT EXISTS import_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    source EXACT_TEXT NOT NULL,
    state ENUM('staging', 'accepted', 'complete', 'discarding', 'discarded') CHARACTER SET ascii NOT NULL,
    user VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    started_at DATETIME(3) NOT NULL,
    heard_at DATETIME(3) NOT NULL,
    opened_up_to BIGINT NOT NULL DEFAULT 0,
    told EXACT_TEXT,
    recalled_at DATETIME(3),
    recalled_by VARCHAR(128),
    busy_queue_id BIGINT AS (CASE WHEN state IN ('staging', 'accepted', 'discarding') THEN queue_id END) PERSISTENT,
    CONSTRAINT import_one_at_a_time UNIQUE (busy_queue_id),
    CONSTRAINT import_into_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id)
) EXACT_TABLE

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
