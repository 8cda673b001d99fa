-- name: client_is_kept
-- Room for the next time beside this one: written every half minute.
ALTER TABLE intray.client SET (fillfactor = 50)

-- name: rows_of_client
ALTER TABLE intray.client ENABLE ROW LEVEL SECURITY

-- name: see_client
CREATE POLICY see_client ON intray.client FOR SELECT USING ((SELECT intray.i_am('supervisor', 'administrator')))
