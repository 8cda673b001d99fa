-- name: schema_version
SELECT max(version) AS version FROM intray.schema_version

-- name: add_schema_version
INSERT INTO intray.schema_version (version, name) VALUES (:version, :name)

-- name: commit
COMMIT

-- name: rollback
ROLLBACK
