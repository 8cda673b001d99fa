CREATE OR REPLACE FUNCTION intray.tell_change_of(item bigint) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    PERFORM intray.tell_change(queue_id) FROM intray.item WHERE id = tell_change_of.item;
END
$fn$
