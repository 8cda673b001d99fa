-- Why an item that came from this one cannot be sent back to it; null if it can.
CREATE OR REPLACE FUNCTION intray.send_back_refused(from_item bigint) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    IF from_item IS NULL THEN
        RETURN '{"refused":"no_step_before"}';
    END IF;
    IF EXISTS (SELECT 1 FROM intray.item WHERE id = from_item AND state IN ('open', 'locked', 'done')) THEN
        RETURN NULL;
    END IF;
    RETURN '{"refused":"step_before_ended"}';
END
$fn$
