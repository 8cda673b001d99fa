-- Differs: the server's clock and its transactions.

-- name: now
SELECT CONCAT(REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z') AS now

-- name: later
-- The text's own T and Z are taken off first.
SELECT CONCAT(REPLACE(CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3)) + INTERVAL :seconds SECOND, ' ', 'T'), 'Z') AS later

-- name: isolate_reading
-- The isolation of the next transaction is a statement of its own.
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ

-- name: begin_reading
-- The snapshot is taken at once, so that both lists of an audit tell of the same instant.
START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY
