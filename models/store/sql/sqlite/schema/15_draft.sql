-- name: draft_is_an_object
CREATE TRIGGER draft_is_an_object
BEFORE INSERT ON draft
WHEN json_type(NEW.content) IS NOT 'object'
BEGIN
    SELECT RAISE(ABORT, 'draft_is_an_object');
END
