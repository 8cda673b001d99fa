-- name: schema
CREATE SCHEMA intray

-- name: schema_version
CREATE TABLE intray.schema_version (
    version integer NOT NULL PRIMARY KEY,
    name text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
)

-- name: versions
INSERT INTO intray.schema_version (version, name) VALUES (1, 'shared_desk'), (2, 'steps')

-- name: queue
CREATE TABLE intray.queue (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    lock_seconds bigint NOT NULL
)

-- name: item
CREATE TABLE intray.item (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id),
    key text NOT NULL,
    state text NOT NULL
)
