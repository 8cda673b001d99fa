CREATE VIEW intray.proposal_row WITH (security_invoker = true) AS
SELECT item_id, "user", content, intray.iso(typed_at) AS typed_at, given_by
FROM intray.proposal
