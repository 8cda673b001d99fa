-- Never beyond the longest hold, and never shorter than it was.
CREATE OR REPLACE FUNCTION intray.extend(item bigint, lock uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    answer text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    UPDATE intray.item AS it
    SET expires_at = greatest(it.expires_at, least(at + queue.lock_seconds * interval '1 second',
                                                   it.locked_at + queue.longest_hold_seconds * interval '1 second')),
        change = it.change + 1
    FROM intray.queue
    WHERE it.id = extend.item AND queue.id = it.queue_id
      AND it.lock_id IS NOT DISTINCT FROM lock AND it.lock_user IS NOT DISTINCT FROM who.name
    RETURNING intray.lock_json(who, it)::text INTO answer;
    RETURN coalesce(answer, intray.lock_lost(who, item));
END
$fn$
