-- name: mark
-- How far claims have come in a queue: every open, available item is either `front` or not before its queue's mark.
-- So a claim need not walk over what earlier claims have left behind in the index until it is vacuumed.
CREATE TABLE intray.mark (
    queue_id bigint NOT NULL PRIMARY KEY REFERENCES intray.queue (id) ON DELETE CASCADE,
    rank bigint NOT NULL DEFAULT -9223372036854775808,
    item_id bigint NOT NULL DEFAULT 0,
    moved_at timestamptz NOT NULL DEFAULT '-infinity'
) WITH (fillfactor = 10, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: add_mark
CREATE FUNCTION intray.add_mark() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.mark (queue_id) VALUES (NEW.id);
    RETURN NULL;
END
$fn$

-- name: queue_has_a_mark
CREATE TRIGGER queue_has_a_mark AFTER INSERT ON intray.queue FOR EACH ROW EXECUTE FUNCTION intray.add_mark()
