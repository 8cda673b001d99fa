-- Takes back what the end of an item did to other steps; false: somebody has had it meanwhile.
CREATE OR REPLACE FUNCTION intray.withdraw_step(
    who intray."user", ended intray.item, ending bigint, kind intray.event_kind, station text, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    other intray.item;
    told bigint;
    is_new boolean;
BEGIN
    IF kind NOT IN ('completed', 'sent_back') THEN
        RETURN true;
    END IF;
    SELECT step.* INTO other FROM intray.item AS step
    WHERE CASE kind WHEN 'completed' THEN step.from_item_id = ended.id ELSE step.id = ended.from_item_id END
      AND EXISTS (SELECT 1 FROM intray.event
                  WHERE event.item_id = step.id AND event.id > ending
                    AND event.kind = CASE withdraw_step.kind WHEN 'completed' THEN 'added'
                                                             ELSE 'reopened' END::intray.event_kind)
    FOR UPDATE;
    SELECT count(*) INTO told FROM intray.event
    WHERE event.item_id = other.id AND event.id > ending
      AND event.kind::text NOT IN (SELECT rule.kind FROM intray.event_rule AS rule WHERE effect IN ('moves', 'none'));
    IF other.id IS NOT NULL AND (other.state <> 'open' OR other.available_at = '-infinity' OR told > 1) THEN
        RETURN false;
    END IF;
    IF kind = 'sent_back' THEN
        IF other.id IS NOT NULL THEN
            PERFORM intray.close_step(who, other.id, false, station, at);
        END IF;
        RETURN true;
    END IF;
    DELETE FROM intray.keying WHERE keying.item_id = ended.id;
    UPDATE intray.keying SET decided_value = NULL, decided_by = NULL, decided_at = NULL
    WHERE keying.item_id = ended.from_item_id;
    is_new := other.attempts = 0;
    IF is_new THEN
        IF EXISTS (SELECT 1 FROM intray.queue WHERE queue.id = other.queue_id AND queue.blind_fields <> '[]') THEN
            PERFORM intray.seal_steps(ended.id, false);
        END IF;
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
        VALUES (other.id, other.queue_id, at, 'withdrawn', who.name, station);
        DELETE FROM intray.record WHERE record.item_id = other.id;
        DELETE FROM intray.item WHERE item.id = other.id;
        PERFORM intray.tell_change(other.queue_id);
    ELSIF other.id IS NOT NULL THEN
        PERFORM intray.close_step(who, other.id, true, station, at);
    END IF;
    RETURN true;
END
$fn$
