-- name: client
-- Which programs are there. Written every half minute by each, so nothing else hangs on it.
CREATE TABLE intray.client (
    "user" text COLLATE "C" NOT NULL,
    workstation text COLLATE "C" NOT NULL,
    seen_at timestamptz NOT NULL,
    PRIMARY KEY ("user", workstation)
) WITH (fillfactor = 50)

-- name: rows_of_client
ALTER TABLE intray.client ENABLE ROW LEVEL SECURITY

-- name: see_client
CREATE POLICY see_client ON intray.client FOR SELECT USING ((SELECT intray.i_am('supervisor', 'administrator')))
