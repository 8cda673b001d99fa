-- Differs: the tables are reached by ownership chaining alone. Written from the manual; nobody has run it yet.
DENY SELECT, INSERT, UPDATE, DELETE, EXECUTE ON SCHEMA::intray_data TO intray_user
