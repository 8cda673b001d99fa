-- Keys of free rows of an adopted table, in claim order: what one of its statements finds, among the given ones if any.
CREATE OR REPLACE FUNCTION intray.free_in_adopted(
    its intray.adopted, statement text, who intray."user", lock uuid, among text[], most bigint) RETURNS text[]
LANGUAGE plpgsql AS $fn$
DECLARE
    seen jsonb := intray.asked_of_table(
        pg_catalog.concat('SELECT ARRAY(', its.statements ->> statement, ') AS keys'), among::text, who.name, lock::text,
        '', '{}', (SELECT lock_seconds FROM intray.queue WHERE id = its.queue_id), most, its.queue_id, '', '', NULL);
BEGIN
    RETURN ARRAY(SELECT pg_catalog.jsonb_array_elements_text(seen -> 'keys'));
END
$fn$
