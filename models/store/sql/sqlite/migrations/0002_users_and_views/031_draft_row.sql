CREATE VIEW draft_row AS
SELECT item_id, lock_id, user, revision, content, saved_at FROM draft
