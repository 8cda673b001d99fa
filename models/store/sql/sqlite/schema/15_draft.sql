-- name: draft
-- What has been typed under a lock. Stays when the lock is lost.
CREATE TABLE draft (
    item_id INTEGER NOT NULL REFERENCES item (id),
    lock_id TEXT NOT NULL,
    user TEXT NOT NULL,
    revision INTEGER NOT NULL,
    content TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    PRIMARY KEY (item_id, lock_id),
    CONSTRAINT draft_content_is_json CHECK (json_valid(content))
) STRICT, WITHOUT ROWID

-- name: draft_user
CREATE INDEX draft_user ON draft (user)

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
