-- What the names of locks are made with, see lock_name; the same for as long as the database is.
INSERT IGNORE INTO setting_all (name, value) VALUES ('secret_of_locks', fresh_key())
