-- Differs: SQLite counts the commits of others for us.
SELECT data_version AS answer FROM pragma_data_version
