-- Notes both keyings of an item of second keying; the fields that differ with both values, null if none does.
CREATE OR REPLACE FUNCTION intray.compare_keyings(
    who intray."user", keyed intray.item, fields text, record jsonb, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $fn$
DECLARE
    first jsonb;
BEGIN
    SELECT coalesce(its.current, its.imported) INTO first
    FROM intray.record AS its WHERE its.item_id = keyed.from_item_id;
    DELETE FROM intray.keying WHERE keying.item_id = keyed.id;
    INSERT INTO intray.keying (item_id, queue_id, field, first_value, second_value, first_user, second_user, at)
    SELECT keyed.id, keyed.queue_id, blind.field, intray.keyed_text(first, blind.field),
           intray.keyed_text(record, blind.field), coalesce(keyed.not_for, ''), who.name, compare_keyings.at
    FROM jsonb_array_elements_text(fields::jsonb) AS blind (field);
    RETURN (SELECT jsonb_object_agg(keying.field, jsonb_build_object(
                       'first', keying.first_value, 'second', keying.second_value))
            FROM intray.keying
            WHERE keying.item_id = keyed.id AND keying.first_value <> keying.second_value);
END
$fn$
