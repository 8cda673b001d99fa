-- Keys of free rows of an adopted table, in claim order: what one of its statements finds, among the given ones if any.
CREATE OR REPLACE FUNCTION intray.free_in_adopted(
    its intray.adopted, statement text, who intray."user", lock uuid, among text[], most bigint) RETURNS text[]
LANGUAGE plpgsql AS $fn$
DECLARE
    keys text[];
BEGIN
    EXECUTE pg_catalog.concat('SELECT ARRAY(', its.statements ->> statement, ')')
    INTO keys USING among::text, who.name, lock::text, ''::text, '{}'::text,
                    (SELECT lock_seconds FROM intray.queue WHERE id = its.queue_id), most, its.queue_id, ''::text, ''::text;
    RETURN keys;
END
$fn$
