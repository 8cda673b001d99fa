-- Takes back what the end of an item did to other steps; somebody has had it meanwhile: too_late is 1. Read with locks,
-- because plain reads all see what the first one saw. A record that is sealed stays so: whoever has the item again sees it,
-- and nobody who may key it a second time must.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE withdraw_step(
    IN the_item BIGINT, IN the_ending BIGINT, IN the_kind EXACT_WORD(64), IN me EXACT_NAME(255),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT too_late INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
withdrawing: BEGIN
    DECLARE other, its_from, other_queue, told, tries BIGINT;
    DECLARE is_waiting INTEGER;
    SET too_late = 0;
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
        SELECT i.state = 'open', i.attempts, i.queue_id
        INTO is_waiting, tries, other_queue
        FROM item_all AS i WHERE i.id = other FOR UPDATE;
        SELECT COUNT(*) INTO told FROM event_all AS e
        WHERE e.item_id = other AND e.id > the_ending
          AND e.kind NOT IN (SELECT r.kind FROM event_rule AS r
                             WHERE r.effect IN ('moves', 'none') AND r.kind NOT IN ('absorbed', 'told_apart'))
        LOCK IN SHARE MODE;
        IF NOT is_waiting OR told > 1 THEN
            SET too_late = 1;
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
    IF tries = 0 THEN
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation)
        VALUES (other_queue, other, moment, 'withdrawn', me, the_workstation);
        DELETE FROM record_all WHERE item_id = other;
        DELETE FROM attachment_all WHERE item_id = other;
        DELETE FROM item_all WHERE id = other;
    ELSEIF other IS NOT NULL THEN
        CALL close_step(other, me, the_workstation, moment, 1);
    END IF;
END
