-- Differs: SQLite counts the commits of others for us.
PRAGMA data_version
