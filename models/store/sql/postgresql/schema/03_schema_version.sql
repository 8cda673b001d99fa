-- name: schema_version
CREATE TABLE intray.schema_version (
    version integer NOT NULL PRIMARY KEY,
    name text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp())
)
