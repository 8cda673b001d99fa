-- What an adopted table says of a row: record, lock_time, holder, is_open; null if it is gone.
CREATE OR REPLACE FUNCTION intray.read_adopted(its intray.adopted, key text) RETURNS jsonb LANGUAGE plpgsql AS $fn$
DECLARE
    seen jsonb := intray.asked_of_table(its.statements ->> 'read', key, '', '', '', '{}', 0, 0, its.queue_id, '', '',
                                        NULL);
BEGIN
    RETURN CASE WHEN seen ->> 'is_open' IS NOT NULL THEN pg_catalog.jsonb_build_object(
        'record', (seen ->> 'record')::jsonb, 'lock_time', seen -> 'lock_time', 'holder', seen -> 'holder',
        'is_open', seen ->> 'is_open' = '1') END;
END
$fn$
