-- name: adopted_all
-- Queues whose items stand in a table that was there before: where, and the statements made from that when it was
-- adopted. They run with the owner's rights, so only the login that set the database up can write them.
CREATE TABLE IF NOT EXISTS adopted_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    layout EXACT_TEXT NOT NULL,
    statements EXACT_TEXT NOT NULL,
    CONSTRAINT adopted_is_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE,
    CONSTRAINT layout_is_json CHECK (JSON_VALID(layout)),
    CONSTRAINT statements_are_json CHECK (JSON_VALID(statements))
) EXACT_TABLE

-- name: adopted_call_all
-- The sessions that are in adopted_call now. Who is in here may be in a transaction and change what stands in adopted
-- tables; written and taken away within that one call, so that nobody ever sees another's.
CREATE TABLE IF NOT EXISTS adopted_call_all (
    connection_id BIGINT NOT NULL PRIMARY KEY
) EXACT_TABLE
