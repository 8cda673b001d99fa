-- name: database_id
-- Names this database for good; a copy that goes on by itself is another one and should be given another.
INSERT INTO setting_all (name, value) VALUES ('database_id', UUID())
ON DUPLICATE KEY UPDATE value = value
