-- finish_and_take_next where the next may come from an adopted table. Where nothing can be taken for a reason that is a
-- refusal, nothing is finished either.
CREATE OR REPLACE FUNCTION intray.adopted_finish_and_take(
    item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint, reason text,
    workstation text, queues jsonb, next_lock uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET jit = off AS $fn$
DECLARE
    finished text := intray.finish(item, lock, kind, operation, record, search, after, reason, workstation);
    next text;
BEGIN
    IF finished::json ->> 'refused' IS NOT NULL THEN
        RETURN finished;
    END IF;
    next := intray.adopted_claim(queues, 1, next_lock, workstation);
    IF next::json ->> 'refused' IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = next;
    END IF;
    RETURN pg_catalog.concat('{"finished":', finished, ',"next":', next, '}');
END
$fn$
