-- name: proposal_row
CREATE VIEW proposal_row AS
SELECT item_id, user, content, typed_at, given_by FROM proposal
