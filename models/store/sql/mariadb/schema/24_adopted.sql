-- name: adopted_call_all
-- The sessions that are in adopted_call now. Who is in here may be in a transaction and change what stands in adopted
-- tables; written and taken away within that one call, so that nobody ever sees another's.
CREATE TABLE IF NOT EXISTS adopted_call_all (
    connection_id BIGINT NOT NULL PRIMARY KEY
) EXACT_TABLE
