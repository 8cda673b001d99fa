-- name: attachment_all
-- A file that belongs to an item: the scan or letter that its record was made from. It comes in in pieces and counts once it
-- is whole, which is when it has a digest: SHA-256 of the digests of its pieces, with commas between them. Nobody changes it
-- then. What it holds stands apart, so that only whoever asks for it reads it. No foreign key: whatever changes an item
-- would open this table.
CREATE TABLE IF NOT EXISTS attachment_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    operation_id EXACT_CODE(36) NOT NULL,
    name EXACT_NAME(255) NOT NULL CHECK (CHAR_LENGTH(name) > 0),
    media_type EXACT_NAME(255) NOT NULL CHECK (CHAR_LENGTH(media_type) > 0),
    size BIGINT NOT NULL CHECK (size > 0),
    pieces BIGINT NOT NULL DEFAULT 0,
    digest EXACT_CODE(64),
    attached_by EXACT_NAME(255) NOT NULL,
    attached_at DATETIME(3) NOT NULL,
    KEY attachment_item (item_id, id),
    KEY attachment_unfinished (digest, attached_at),
    CONSTRAINT attachment_operation_once UNIQUE (operation_id)
) EXACT_TABLE

-- name: attachment_piece_all
-- 1 MiB of a file, the last piece less.
CREATE TABLE IF NOT EXISTS attachment_piece_all (
    attachment_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    digest EXACT_CODE(64) NOT NULL,
    content LONGBLOB NOT NULL CHECK (LENGTH(content) BETWEEN 1 AND 1048576),
    PRIMARY KEY (attachment_id, number),
    CONSTRAINT piece_of_an_attachment FOREIGN KEY (attachment_id) REFERENCES attachment_all (id) ON DELETE CASCADE
) EXACT_TABLE
