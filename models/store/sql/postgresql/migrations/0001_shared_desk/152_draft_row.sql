CREATE VIEW intray.draft_row WITH (security_invoker = true) AS
SELECT item_id, lock_id, "user", revision, content, intray.iso(saved_at) AS saved_at
FROM intray.draft
