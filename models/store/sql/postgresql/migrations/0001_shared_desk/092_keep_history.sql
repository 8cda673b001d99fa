CREATE FUNCTION intray.keep_history() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    IF TG_OP = 'DELETE' AND intray.is_of_selftest(OLD.queue_id, OLD.item_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = 'history_is_append_only',
        CONSTRAINT = 'history_is_append_only';
END
$fn$
