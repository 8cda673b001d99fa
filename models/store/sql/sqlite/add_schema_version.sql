-- Differs: the column was made without a default.
INSERT INTO schema_version (version, name, applied_at)
VALUES (:version, :name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
