-- Ends the lock of an item that the caller has locked as a row, and hands the item on if there is a new holder.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_one_away(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_reason EXACT_TEXT, IN the_new_holder EXACT_NAME(255),
    IN the_drafts INTEGER, IN the_lock EXACT_CODE(36), IN the_workstation EXACT_NAME(255),
    IN the_station EXACT_NAME(255), IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue, its_seconds BIGINT;
    DECLARE holder, typist EXACT_NAME(255);
    DECLARE its_lock EXACT_CODE(36);
    DECLARE typed EXACT_TEXT;
    DECLARE typed_at DATETIME(3);
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET typed = NULL;
    SELECT i.queue_id, i.lock_user, i.lock_id INTO its_queue, holder, its_lock FROM item_all AS i
    WHERE i.id = the_item FOR UPDATE;
    IF the_drafts THEN
        SELECT d.user, d.content, d.saved_at INTO typist, typed, typed_at FROM draft_all AS d
        WHERE d.item_id = the_item AND d.lock_id = its_lock LOCK IN SHARE MODE;
    END IF;
    IF typed IS NOT NULL THEN
        INSERT INTO proposal_all (item_id, user, content, typed_at, given_by)
        VALUES (the_item, typist, typed, typed_at, me)
        ON DUPLICATE KEY UPDATE user = VALUES(user), content = VALUES(content),
                                typed_at = VALUES(typed_at), given_by = VALUES(given_by);
    END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, detail)
    VALUES (its_queue, the_item, moment, 'released', me, the_workstation, its_lock,
            CONCAT('{', CONCAT_WS(',', CONCAT('"reason":', JSON_QUOTE(COALESCE(the_reason, ''))),
                                  CONCAT('"holder":', JSON_QUOTE(holder)), CONCAT('"to":', JSON_QUOTE(the_new_holder))), '}'));
    IF the_new_holder IS NULL THEN
        CALL end_lock(the_item, 'open');
    ELSE
        SELECT q.lock_seconds INTO its_seconds FROM queue_all AS q WHERE q.id = its_queue;
        UPDATE item_all
        SET expires_at = moment + INTERVAL its_seconds SECOND, lock_id = the_lock, lock_user = the_new_holder,
            lock_workstation = the_station, locked_at = moment, attempts = attempts + 1, "change" = "change" + 1
        WHERE id = the_item;
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, detail)
        VALUES (its_queue, the_item, moment, 'claimed', the_new_holder, the_station, the_lock,
                CONCAT('{"given_by":', JSON_QUOTE(me), '}'));
    END IF;
END
