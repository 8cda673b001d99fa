-- One bringing-in of many items. Its items stay staged, unseen, until it is accepted.
CREATE TABLE intray.import (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id),
    source text NOT NULL,
    state text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    started_at timestamptz NOT NULL,
    heard_at timestamptz NOT NULL,
    CONSTRAINT import_state_known CHECK (state IN ('staging', 'accepted', 'complete', 'discarding', 'discarded'))
)
