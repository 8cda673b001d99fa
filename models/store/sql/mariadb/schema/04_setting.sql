-- name: setting_all
CREATE TABLE IF NOT EXISTS setting_all (
    name VARCHAR(100) NOT NULL PRIMARY KEY,
    value EXACT_TEXT NOT NULL
) EXACT_TABLE

-- name: database_id
-- Names this database for good; a copy that goes on by itself is another one and should be given another.
INSERT INTO setting_all (name, value) VALUES ('database_id', UUID())
ON DUPLICATE KEY UPDATE value = value
