-- name: schema_version
CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY,
    name VARCHAR(200) NOT NULL,
    applied_at DATETIME(3) NOT NULL DEFAULT (UTC_TIMESTAMP(3))
)

-- name: versions
INSERT INTO schema_version (version, name) VALUES (1, 'shared_desk'), (2, 'steps')

-- name: queue_all
CREATE TABLE queue_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    name VARCHAR(64) NOT NULL,
    lock_seconds BIGINT NOT NULL
)

-- name: item_all
CREATE TABLE item_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    item_key VARCHAR(700) NOT NULL,
    state VARCHAR(20) NOT NULL
)
