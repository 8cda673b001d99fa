-- Why a work request got less than it asked for.
CREATE OR REPLACE FUNCTION intray.why_not_more(who intray."user", queue bigint) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT CASE WHEN bool_or(item.state = 'locked' AND item.lock_user <> who.name) THEN 'held'
                        WHEN bool_or(item.state = 'open' AND item.available_at <= intray.clock()) THEN 'not_for_you'
                        WHEN bool_or(item.state = 'open') THEN 'later' ELSE 'nothing' END
            FROM intray.source_row AS hit
            JOIN intray.item ON item.queue_id = hit.queue_id AND item.key = hit.key
            WHERE hit.queue_id = queue);
END
$fn$
