-- name: attachment
-- A file that belongs to an item: the scan or letter that its record was made from. It comes in in pieces and counts once it
-- is whole, which is when it has a digest: SHA-256 of the digests of its pieces, with commas between them. Nobody changes it
-- then. What it holds stands apart, so that only whoever asks for it reads it.
CREATE TABLE intray.attachment (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item_id bigint NOT NULL REFERENCES intray.item (id) ON DELETE CASCADE,
    operation_id uuid NOT NULL UNIQUE,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    media_type text NOT NULL CHECK (length(media_type) BETWEEN 1 AND 255),
    size bigint NOT NULL CHECK (size > 0),
    pieces bigint NOT NULL DEFAULT 0,
    digest text COLLATE "C",
    attached_by text COLLATE "C" NOT NULL,
    attached_at timestamptz NOT NULL
)

-- name: attachment_item
CREATE INDEX attachment_item ON intray.attachment (item_id, id)

-- name: attachment_unfinished
CREATE INDEX attachment_unfinished ON intray.attachment (attached_at) WHERE digest IS NULL

-- name: attachment_stays
CREATE TRIGGER attachment_stays BEFORE UPDATE ON intray.attachment
FOR EACH ROW WHEN (OLD.digest IS NOT NULL) EXECUTE FUNCTION intray.refuse('attachment_stays')

-- name: rows_of_attachment
-- For Intray's functions alone, which ask who may read the record.
ALTER TABLE intray.attachment ENABLE ROW LEVEL SECURITY

-- name: attachment_piece
-- 1 MiB of a file, the last piece less.
CREATE TABLE intray.attachment_piece (
    attachment_id bigint NOT NULL REFERENCES intray.attachment (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    digest text COLLATE "C" NOT NULL,
    content bytea NOT NULL CHECK (length(content) BETWEEN 1 AND 1048576),
    PRIMARY KEY (attachment_id, number)
)

-- name: attachment_piece_stays_as_it_is
-- Scans do not get smaller by being packed once more.
ALTER TABLE intray.attachment_piece ALTER COLUMN content SET STORAGE EXTERNAL

-- name: attachment_piece_stays
CREATE TRIGGER attachment_piece_stays BEFORE UPDATE ON intray.attachment_piece
FOR EACH ROW EXECUTE FUNCTION intray.refuse('attachment_stays')

-- name: rows_of_attachment_piece
ALTER TABLE intray.attachment_piece ENABLE ROW LEVEL SECURITY
