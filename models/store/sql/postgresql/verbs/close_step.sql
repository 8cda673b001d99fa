-- What was opened again for another step is done as before.
CREATE OR REPLACE FUNCTION intray.close_step(
    who intray."user", opened bigint, sent_back boolean, station text, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    closed bigint;
BEGIN
    UPDATE intray.item
    SET state = 'done', available_at = '-infinity', is_sent_back = nullif(sent_back, false), sent_back_by = NULL,
        sent_back_reason = NULL, change = change + 1
    WHERE id = opened
    RETURNING queue_id INTO closed;
    UPDATE intray.record SET finished_by = ended."user", finished_at = ended.at
    FROM (SELECT event."user", event.at FROM intray.event
          JOIN intray.event_rule AS rule ON rule.kind = event.kind::text
          WHERE event.item_id = opened AND rule.effect = 'ends_lock' AND rule.state = 'done'
          ORDER BY event.id DESC LIMIT 1) AS ended
    WHERE record.item_id = opened;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
    VALUES (opened, closed, close_step.at, 'withdrawn', who.name, station);
    PERFORM intray.tell_change(closed);
END
$fn$
