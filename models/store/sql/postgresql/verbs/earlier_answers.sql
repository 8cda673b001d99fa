-- The answer of finish_all when its operations are in the history already: what they did, if it was this user and lock.
CREATE OR REPLACE FUNCTION intray.earlier_answers(who intray."user", lock uuid, operations uuid[]) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    finished json;
BEGIN
    IF EXISTS (SELECT 1 FROM intray.event
               WHERE operation_id = ANY (operations)
                 AND ("user" <> who.name OR lock_id IS DISTINCT FROM lock OR kind = 'tombstone')) THEN
        RETURN '{"refused":"called_off"}';
    END IF;
    SELECT json_agg(json_build_object('item', item_id, 'state', rule.state) ORDER BY id)
    INTO finished
    FROM intray.event
    JOIN intray.event_rule AS rule ON rule.kind = event.kind::text
    WHERE operation_id = ANY (operations);
    RETURN json_build_object('finished', finished)::text;
END
$fn$
