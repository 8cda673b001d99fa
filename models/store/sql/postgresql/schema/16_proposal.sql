-- name: proposal
-- What somebody typed before a supervisor gave the item on, what a later file says (given_by is empty), or what a supervisor
-- corrected in bulk while somebody held the item (given_by is that supervisor, too): offered to whoever holds it then.
CREATE TABLE intray.proposal (
    item_id bigint PRIMARY KEY REFERENCES intray.item (id) ON DELETE CASCADE,
    "user" text COLLATE "C" NOT NULL,
    content jsonb NOT NULL,
    typed_at timestamptz NOT NULL,
    given_by text COLLATE "C" NOT NULL
)

-- name: rows_of_proposal
ALTER TABLE intray.proposal ENABLE ROW LEVEL SECURITY

-- name: see_proposal
CREATE POLICY see_proposal ON intray.proposal FOR SELECT
USING ((SELECT intray.i_am('supervisor'))
       OR EXISTS (SELECT 1 FROM intray.item AS held
                  WHERE held.id = proposal.item_id AND held.state = 'locked'
                    AND held.lock_user = (SELECT intray.my_name())))

-- name: proposal_row
CREATE VIEW intray.proposal_row WITH (security_invoker = true) AS
SELECT item_id, "user", content, intray.iso(typed_at) AS typed_at, given_by
FROM intray.proposal
