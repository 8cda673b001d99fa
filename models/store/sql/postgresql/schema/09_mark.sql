-- name: mark_is_kept
-- Rewritten by claims all day: much room, and cleaned up often.
ALTER TABLE intray.mark SET (fillfactor = 10, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: add_mark
CREATE FUNCTION intray.add_mark() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.mark (queue_id) VALUES (NEW.id);
    RETURN NULL;
END
$fn$

-- name: queue_has_a_mark
CREATE TRIGGER queue_has_a_mark AFTER INSERT ON intray.queue FOR EACH ROW EXECUTE FUNCTION intray.add_mark()

-- name: turn
-- What only one may do in a queue at a time, as rows to lock: nobody but Intray's functions can, as anybody could an
-- advisory lock. 'run': running its query; 'serve': asking for work over it, and serving those who asked; 'list':
-- making items of the rows of an adopted table.
CREATE TABLE intray.turn (
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    kind text COLLATE "C" NOT NULL,
    PRIMARY KEY (queue_id, kind)
) WITH (fillfactor = 10)

-- name: add_turns
CREATE FUNCTION intray.add_turns() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.turn (queue_id, kind) VALUES (NEW.id, 'run'), (NEW.id, 'serve'), (NEW.id, 'list');
    RETURN NULL;
END
$fn$

-- name: queue_has_turns
CREATE TRIGGER queue_has_turns AFTER INSERT ON intray.queue FOR EACH ROW EXECUTE FUNCTION intray.add_turns()
