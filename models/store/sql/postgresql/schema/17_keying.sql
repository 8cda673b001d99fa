-- name: keying
-- What two people keyed into the same field of an item of second keying, and what was decided.
CREATE TABLE intray.keying (
    item_id bigint NOT NULL,
    queue_id bigint NOT NULL REFERENCES intray.queue (id),
    field text COLLATE "C" NOT NULL,
    first_value text NOT NULL,
    second_value text NOT NULL,
    decided_value text,
    first_user text COLLATE "C" NOT NULL,
    second_user text COLLATE "C" NOT NULL,
    decided_by text COLLATE "C",
    at timestamptz NOT NULL,
    decided_at timestamptz,
    PRIMARY KEY (item_id, field),
    CONSTRAINT decided_whole CHECK (pg_catalog.num_nulls(decided_value, decided_by, decided_at) IN (0, 3))
)

-- name: keying_queue
CREATE INDEX keying_queue ON intray.keying (queue_id, field)

-- name: rows_of_keying
ALTER TABLE intray.keying ENABLE ROW LEVEL SECURITY

-- name: see_keying
-- These are values of records, and an auditor reads none; errors_of_queue() counts for them.
CREATE POLICY see_keying ON intray.keying FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator')))

-- name: keying_row
CREATE VIEW intray.keying_row WITH (security_invoker = true) AS
SELECT item_id, queue_id, field, first_value, second_value, decided_value, first_user, second_user, decided_by,
       intray.iso(at) AS at, intray.iso(decided_at) AS decided_at
FROM intray.keying
