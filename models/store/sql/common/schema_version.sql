SELECT max(version) AS version FROM intray.schema_version
