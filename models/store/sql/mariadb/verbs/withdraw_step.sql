-- Takes back what the end of an item did to other steps; somebody has had it meanwhile, or what would go with it (a note, a
-- file, for whom it is) is somebody's work: is_at_work is 1. Read with locks, because plain reads all see what the first one
-- saw. A record that is sealed stays so: whoever has the item again sees it, and nobody who may key it a second time must.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE withdraw_step(
    IN the_item BIGINT, IN the_ending BIGINT, IN the_kind EXACT_WORD(64), IN me EXACT_NAME(255),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT is_at_work INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
withdrawing: BEGIN
    DECLARE other, its_from, other_queue, told BIGINT;
    DECLARE is_waiting, is_new, is_assigned INTEGER;
    SET is_at_work = 0;
    SELECT i.from_item_id INTO its_from FROM item_all AS i WHERE i.id = the_item;
    IF the_kind = 'completed' THEN
        SELECT i.id INTO other FROM item_all AS i
        WHERE i.from_item_id = the_item
          AND EXISTS (SELECT 1 FROM event_all AS e WHERE e.item_id = i.id AND e.id > the_ending AND e.kind = 'added')
        LIMIT 1;
    ELSEIF the_kind = 'sent_back' THEN
        SELECT i.id INTO other FROM item_all AS i
        WHERE i.id = its_from
          AND EXISTS (SELECT 1 FROM event_all AS e WHERE e.item_id = i.id AND e.id > the_ending AND e.kind = 'reopened')
        LIMIT 1;
    ELSE
        LEAVE withdrawing;
    END IF;
    IF other IS NOT NULL THEN
        SELECT i.state = 'open', i.attempts = 0 AND the_kind = 'completed', i.assigned_to IS NOT NULL, i.queue_id
        INTO is_waiting, is_new, is_assigned, other_queue
        FROM item_all AS i WHERE i.id = other FOR UPDATE;
        SELECT COUNT(*) INTO told FROM event_all AS e
        WHERE e.item_id = other AND e.id > the_ending
          AND (is_new AND e.kind IN ('noted', 'attached') OR e.kind NOT IN (
              SELECT r.kind FROM event_rule AS r
              WHERE r.effect IN ('moves', 'none') AND r.kind NOT IN ('absorbed', 'told_apart')))
        LOCK IN SHARE MODE;
        IF NOT is_waiting OR told > 1 OR is_new AND is_assigned THEN
            SET is_at_work = 1;
            LEAVE withdrawing;
        END IF;
    END IF;
    IF the_kind = 'sent_back' THEN
        IF other IS NOT NULL THEN
            CALL close_step(other, me, the_workstation, moment, NULL);
        END IF;
        LEAVE withdrawing;
    END IF;
    DELETE FROM keying_all WHERE item_id = the_item;
    UPDATE keying_all AS k SET k.decided_value = NULL, k.decided_by = NULL, k.decided_at = NULL
    WHERE k.item_id = its_from;
    IF is_new THEN
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation)
        VALUES (other_queue, other, moment, 'withdrawn', me, the_workstation);
        DELETE FROM record_all WHERE item_id = other;
        DELETE FROM attachment_all WHERE item_id = other;
        DELETE FROM item_all WHERE id = other;
    ELSEIF other IS NOT NULL THEN
        CALL close_step(other, me, the_workstation, moment, 1);
    END IF;
END
