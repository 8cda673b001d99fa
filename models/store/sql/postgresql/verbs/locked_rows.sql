-- Takes rows of an adopted table: what stands in those that were taken, in the order of their keys here.
CREATE OR REPLACE FUNCTION intray.locked_rows(its intray.adopted, who intray."user", keys text[], lock uuid)
RETURNS jsonb LANGUAGE plpgsql AS $fn$
DECLARE
    rows jsonb := '[]';
    one text;
BEGIN
    IF its.statements ? 'take_locked' THEN
        EXECUTE concat('WITH taken AS (', its.statements ->> 'take_locked', ') SELECT jsonb_agg(jsonb_build_object(',
                       '''k'', k, ''record'', record::jsonb, ''lock_time'', lock_time) ',
                       'ORDER BY array_position($11::text[], k)) FROM taken')
        INTO rows USING keys::text, who.name, lock::text, ''::text, '{}'::text,
                        (SELECT lock_seconds FROM intray.queue WHERE id = its.queue_id), 0::bigint, its.queue_id,
                        ''::text, ''::text, keys;
        RETURN coalesce(rows, '[]');
    END IF;
    FOREACH one IN ARRAY keys LOOP
        IF intray.run_adopted(its, 'take', one, ROW(0, lock, '')::intray.adopted_lock, who.name, '{}') > 0 THEN
            rows := rows || (intray.read_adopted(its, one) || jsonb_build_object('k', one));
        END IF;
    END LOOP;
    RETURN rows;
END
$fn$
