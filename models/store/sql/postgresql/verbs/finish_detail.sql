CREATE OR REPLACE FUNCTION intray.finish_detail(reason text, after bigint) RETURNS jsonb LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    IF reason <> '' OR after > 0 THEN
        RETURN jsonb_strip_nulls(jsonb_build_object('reason', nullif(reason, ''), 'after_seconds', nullif(after, 0)));
    END IF;
    RETURN NULL;
END
$fn$
