-- name: attachment
-- A file that belongs to an item: the scan or letter that its record was made from. It comes in in pieces and counts once it
-- is whole, which is when it has a digest: SHA-256 of the digests of its pieces, with commas between them. Nobody changes it
-- then. told is what the history tells it by, its name and all that is said of it. What it holds stands apart, so that only whoever asks for it reads it.
CREATE TABLE attachment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    operation_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    media_type TEXT NOT NULL CHECK (length(media_type) BETWEEN 1 AND 255),
    size INTEGER NOT NULL CHECK (size > 0),
    pieces INTEGER NOT NULL DEFAULT 0,
    digest TEXT,
    told TEXT,
    attached_by TEXT NOT NULL,
    attached_at TEXT NOT NULL
) STRICT

-- name: attachment_item
CREATE INDEX attachment_item ON attachment (item_id, id)

-- name: attachment_unfinished
CREATE INDEX attachment_unfinished ON attachment (attached_at) WHERE digest IS NULL

-- name: attachment_stays
CREATE TRIGGER attachment_stays
BEFORE UPDATE ON attachment
WHEN OLD.digest IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'attachment_stays');
END

-- name: attachment_piece
-- 1 MiB of a file, the last piece less.
CREATE TABLE attachment_piece (
    attachment_id INTEGER NOT NULL REFERENCES attachment (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    digest TEXT NOT NULL,
    content BLOB NOT NULL CHECK (length(content) BETWEEN 1 AND 1048576),
    PRIMARY KEY (attachment_id, number)
) STRICT

-- name: attachment_piece_stays
CREATE TRIGGER attachment_piece_stays
BEFORE UPDATE ON attachment_piece
BEGIN
    SELECT RAISE(ABORT, 'attachment_stays');
END
