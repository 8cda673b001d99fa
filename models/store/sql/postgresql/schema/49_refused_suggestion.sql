-- name: refused_suggestion
-- What was suggested for a field of a record and not wanted: it is not offered again, to nobody.
CREATE TABLE intray.refused_suggestion (
    item_id bigint NOT NULL REFERENCES intray.item (id) ON DELETE CASCADE,
    at timestamptz NOT NULL,
    field text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    PRIMARY KEY (item_id, field, value)
)

-- name: rows_of_refused_suggestion
ALTER TABLE intray.refused_suggestion ENABLE ROW LEVEL SECURITY

-- name: see_refused_suggestion
-- Whoever may read the record.
CREATE POLICY see_refused_suggestion ON intray.refused_suggestion FOR SELECT
USING (EXISTS (SELECT 1 FROM intray.record WHERE record.item_id = refused_suggestion.item_id))

-- name: refused_suggestion_row
CREATE VIEW intray.refused_suggestion_row WITH (security_invoker = true) AS
SELECT item_id, field, value, "user", intray.iso(at) AS at FROM intray.refused_suggestion
