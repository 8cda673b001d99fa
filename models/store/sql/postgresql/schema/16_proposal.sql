-- name: rows_of_proposal
ALTER TABLE intray.proposal ENABLE ROW LEVEL SECURITY

-- name: see_proposal
CREATE POLICY see_proposal ON intray.proposal FOR SELECT
USING ((SELECT intray.i_am('supervisor'))
       OR EXISTS (SELECT 1 FROM intray.item AS held
                  WHERE held.id = proposal.item_id AND held.state = 'locked'
                    AND held.lock_user = (SELECT intray.my_name())))
