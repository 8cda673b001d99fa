CREATE FUNCTION intray.begin_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text := intray.item_rule_broken(NEW);
BEGIN
    IF broken IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = broken, CONSTRAINT = broken;
    END IF;
    NEW.rank := -NEW.priority::bigint;
    NEW.front := NEW.state = 'open' AND NEW.available_at = '-infinity'
        AND intray.find_place(NEW.queue_id, NEW.rank, NEW.id);
    RETURN NEW;
END
$fn$
