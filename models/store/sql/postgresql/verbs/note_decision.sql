-- What the third person decided where two keyings differed.
CREATE OR REPLACE FUNCTION intray.note_decision(
    who intray."user", keyed bigint, fields jsonb, record jsonb, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    UPDATE intray.keying
    SET decided_value = intray.keyed_text(record, keying.field), decided_by = who.name, decided_at = note_decision.at
    WHERE keying.item_id = keyed AND fields ? keying.field;
END
$fn$
