-- name: rows_of_keying
ALTER TABLE intray.keying ENABLE ROW LEVEL SECURITY

-- name: see_keying
-- These are values of records, and an auditor reads none; errors_of_queue() counts for them.
CREATE POLICY see_keying ON intray.keying FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator')))

-- name: keying_row
CREATE VIEW intray.keying_row WITH (security_invoker = true) AS
SELECT item_id, queue_id, field, first_value, second_value, decided_value, first_user, second_user, decided_by,
       intray.iso(at) AS at, intray.iso(decided_at) AS decided_at
FROM intray.keying
