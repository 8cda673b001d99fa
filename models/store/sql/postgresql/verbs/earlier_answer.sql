-- What to say when the operation is in the history already: 'again' if it was this very one, sent again after its
-- answer was lost; null if it never was.
CREATE OR REPLACE FUNCTION intray.earlier_answer(
    who intray."user", item bigint, told intray.event_kind, operation uuid) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    earlier record;
BEGIN
    SELECT item_id, "user", kind INTO earlier FROM intray.event WHERE operation_id = operation;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    IF earlier.item_id = item AND earlier."user" = who.name AND earlier.kind = told THEN
        RETURN 'again';
    END IF;
    RETURN '{"refused":"called_off"}';
END
$fn$
