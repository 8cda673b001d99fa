-- Gives one item that waits another place. NULL: done, or it is there already; else the refusal, and nothing has changed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE prioritize_one(
    IN the_item BIGINT, IN the_priority INTEGER, IN me EXACT_NAME(255), IN the_reason EXACT_TEXT,
    IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
moving: BEGIN
    DECLARE its_state EXACT_WORD(64);
    DECLARE its_queue, its_priority BIGINT;
    DECLARE has_source INTEGER DEFAULT 0;
    SET answer = NULL;
    SELECT i.state, i.queue_id, i.priority INTO its_state, its_queue, its_priority FROM item_all AS i
    WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    IF its_queue IS NULL THEN
        SET answer = no_such_item(the_item);
        LEAVE moving;
    END IF;
    SELECT q.source_query IS NOT NULL INTO has_source FROM queue_all AS q WHERE q.id = its_queue;
    IF stands_in_table(its_queue) THEN
        SET answer = '{"refused":"order_of_table"}';
    ELSEIF has_source THEN
        SET answer = '{"refused":"order_of_query"}';
    ELSEIF its_state <> 'open' THEN
        SELECT CONCAT('{"refused":"does_not_wait","state":', JSON_QUOTE(i.state), ',',
                      lock_facts(i.state, i.lock_id, i.lock_user, i.lock_workstation, i.locked_at, i.expires_at), '}')
        INTO answer FROM item_all AS i WHERE i.id = the_item LOCK IN SHARE MODE;
    END IF;
    IF answer IS NOT NULL OR its_priority = the_priority THEN
        LEAVE moving;
    END IF;
    -- What waits for a time keeps it; what is available finds its place by the mark.
    UPDATE item_all
    SET priority = the_priority, front = available_at IS NULL AND stands_in_front(its_queue, -the_priority, the_item),
        "change" = "change" + 1
    WHERE id = the_item;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_item, UTC_TIMESTAMP(3), 'prioritized', me, the_workstation,
            CONCAT('{"priority":', the_priority, ',"was":', its_priority,
                   IF(the_reason <> '', CONCAT(',"reason":', JSON_QUOTE(the_reason)), ''), '}'));
END
