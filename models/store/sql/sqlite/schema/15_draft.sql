-- name: draft_is_an_object
CREATE TRIGGER draft_is_an_object
BEFORE INSERT ON draft
WHEN json_type(NEW.content) IS NOT 'object'
BEGIN
    SELECT RAISE(ABORT, 'draft_is_an_object');
END

-- name: draft_row
CREATE VIEW draft_row AS
SELECT item_id, lock_id, user, revision, content, saved_at FROM draft
