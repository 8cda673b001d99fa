-- name: seal
-- Seals over stretches of the history, each with the digest of the one before (docs/internals/audit.md).
CREATE TABLE intray.seal (
    number bigint NOT NULL PRIMARY KEY,
    made_at timestamptz NOT NULL,
    made_by text COLLATE "C" NOT NULL,
    first_event bigint NOT NULL,
    last_event bigint NOT NULL,
    events bigint NOT NULL,
    first_rule bigint NOT NULL,
    last_rule bigint NOT NULL,
    rules bigint NOT NULL,
    previous text COLLATE "C" NOT NULL,
    digest text COLLATE "C" NOT NULL,
    CONSTRAINT seal_follows_once UNIQUE (previous),
    CONSTRAINT seal_is_counted_from_one CHECK (number > 0),
    CONSTRAINT seal_digest_is_sha256 CHECK (pg_catalog.length(digest) = 64 AND pg_catalog.length(previous) = 64)
)

-- name: seal_stays
CREATE TRIGGER seal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON intray.seal
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('seals_stay')

-- name: seal_is_always_kept
ALTER TABLE intray.seal ENABLE ALWAYS TRIGGER seal_stays

-- name: rows_of_seal
-- Read through functions only.
ALTER TABLE intray.seal ENABLE ROW LEVEL SECURITY
