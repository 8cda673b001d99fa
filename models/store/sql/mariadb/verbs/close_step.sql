-- What was opened again for another step is done as before.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE close_step(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3),
    IN sent_back INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE who_ended EXACT_NAME(255);
    DECLARE its_end DATETIME(3);
    SELECT i.queue_id INTO its_queue FROM item_all AS i WHERE i.id = the_item;
    UPDATE item_all AS i
    SET i.state = 'done', i.available_at = NULL, i.front = 0, i.is_sent_back = sent_back, i.sent_back_by = NULL,
        i.sent_back_reason = NULL, i."change" = i."change" + 1
    WHERE i.id = the_item;
    SET @intray_closed = CONCAT_WS(',', @intray_closed, the_item); -- for adopted_call
    SELECT e.user, e.at INTO who_ended, its_end FROM event_all AS e
    JOIN event_rule AS r ON r.kind = e.kind AND r.effect = 'ends_lock' AND r.state = 'done'
    WHERE e.item_id = the_item ORDER BY e.id DESC LIMIT 1
    LOCK IN SHARE MODE;
    UPDATE record_all AS r SET r.finished_by = who_ended, r.finished_at = its_end WHERE r.item_id = the_item;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation)
    VALUES (its_queue, the_item, moment, 'withdrawn', me, the_workstation);
END
