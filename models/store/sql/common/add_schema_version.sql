INSERT INTO intray.schema_version (version, name) VALUES (:version, :name)
