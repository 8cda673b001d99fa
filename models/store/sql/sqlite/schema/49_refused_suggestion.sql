-- name: refused_suggestion
-- What was suggested for a field of a record and not wanted: it is not offered again, to nobody.
CREATE TABLE refused_suggestion (
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    user TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (item_id, field, value)
) STRICT, WITHOUT ROWID

-- name: refused_suggestion_row
CREATE VIEW refused_suggestion_row AS
SELECT item_id, field, value, user, at FROM refused_suggestion
