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
