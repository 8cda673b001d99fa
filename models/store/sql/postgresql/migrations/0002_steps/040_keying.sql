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
