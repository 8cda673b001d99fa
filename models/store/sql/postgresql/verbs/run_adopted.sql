-- Runs statements on an adopted table; how many rows the last of them changed, 1 for none. Unless it was none, what
-- follows from it is done too.
CREATE OR REPLACE FUNCTION intray.run_adopted(
    its intray.adopted, list text, key text, lock intray.adopted_lock, holder text, record text) RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    seconds bigint := (SELECT lock_seconds FROM intray.queue WHERE id = its.queue_id);
    statement text;
    changed bigint := 1;
BEGIN
    FOR statement IN SELECT value FROM pg_catalog.jsonb_array_elements_text(its.statements -> list) LOOP
        changed := intray.done_to_table(statement, key, holder, lock.lock_id::text, lock.lock_time, record, seconds,
                                        its.queue_id, list IN ('complete', 'give_back', 'correct'));
    END LOOP;
    IF changed > 0 AND its.statements ? (list || '_then') THEN
        PERFORM intray.run_adopted(its, list || '_then', key, lock, holder, record);
    END IF;
    RETURN changed;
END
$fn$
