-- name: check_selftest
-- Nothing that anybody worked on becomes a selftest afterwards.
CREATE FUNCTION intray.check_selftest() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    IF EXISTS (SELECT 1 FROM intray.queue WHERE id = NEW.queue_id AND name NOT LIKE 'selftest-%')
            OR EXISTS (SELECT 1 FROM intray.item
                       WHERE queue_id = NEW.queue_id
                         AND NOT (state = 'open' AND attempts = 0 AND import_id IS NULL AND key LIKE 'selftest-%')) THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = 'selftest_is_fresh',
            CONSTRAINT = 'selftest_is_fresh';
    END IF;
    RETURN NEW;
END
$fn$

-- name: selftest_is_fresh
CREATE TRIGGER selftest_is_fresh BEFORE INSERT ON intray.selftest
FOR EACH ROW EXECUTE FUNCTION intray.check_selftest()

-- name: selftest_stays
CREATE TRIGGER selftest_stays BEFORE UPDATE ON intray.selftest
FOR EACH ROW EXECUTE FUNCTION intray.refuse('selftest_stays')
