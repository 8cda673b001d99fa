-- name: schema_version
SELECT max(version) AS version FROM intray.schema_version

-- name: unreleased_schema
-- What the first version of a schema was called before there was a release.
SELECT count(*) AS found FROM intray.schema_version WHERE name IN ('embedded_desk', 'shared_desk', 'created')

-- name: add_schema_version
INSERT INTO intray.schema_version (version, name) VALUES (:version, :name)

-- name: commit
COMMIT

-- name: rollback
ROLLBACK
