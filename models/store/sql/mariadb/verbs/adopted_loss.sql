-- After a write was refused because another program has taken a row over: the lock ends in Intray too, and no newer one.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_loss(
    IN the_lock EXACT_CODE(36), IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, holder EXACT_NAME(255);
    DECLARE one, its_queue BIGINT;
    DECLARE its_key, known_time, seen, stamp, row_holder EXACT_TEXT;
    DECLARE held, is_open, is_tried, at_end INTEGER DEFAULT 0;
    DECLARE locked CURSOR FOR
        SELECT i.id, i.queue_id, i."key"
        FROM item_all AS i JOIN adopted_all AS a ON a.queue_id = i.queue_id
        WHERE i.lock_id = the_lock AND i.state = 'locked'
        ORDER BY i.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('finish', me, answer);
    IF answer IS NULL THEN
        SET at_end = 0;
        OPEN locked;
        FETCH locked INTO one, its_queue, its_key;
        WHILE NOT at_end DO
            SET holder = (SELECT i.lock_user FROM item_all AS i
                          WHERE i.id = one AND i.lock_id = the_lock AND i.state = 'locked' FOR UPDATE);
            IF holder IS NOT NULL THEN
                SELECT COALESCE(MAX(k.lock_time), '') INTO known_time FROM adopted_lock_all AS k WHERE k.item_id = one;
                CALL name_row(its_queue, its_key, holder, NULL, NULL);
                CALL holds_adopted(its_queue, known_time, held);
                IF held = 0 THEN
                    CALL take_out_own_lock(its_queue, one, known_time, is_tried);
                    CALL read_adopted(its_queue, seen, stamp, row_holder, is_open);
                    CALL lose_adopted_item(one, is_open = 1 AND COALESCE(row_holder, '') = '', me, the_workstation,
                                           UTC_TIMESTAMP(3));
                END IF;
            END IF;
            SET at_end = 0;
            FETCH locked INTO one, its_queue, its_key;
        END WHILE;
        CLOSE locked;
        SET answer = '{}';
    END IF;
END
