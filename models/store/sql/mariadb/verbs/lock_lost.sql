-- name: lock_lost
-- Who has the item now, or what became of it; who may not see the item hears that there is none.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION lock_lost(the_item BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    SELECT CONCAT('{"refused":"lock_lost","item":', i.id, ',"state":', JSON_QUOTE(i.state), ',',
                  lock_facts(i.state, CASE WHEN s.sees_locks OR i.lock_user = s.user THEN i.lock_id END,
                             i.lock_user, i.lock_workstation, i.locked_at, i.expires_at), '}')
    INTO answer
    FROM item_all AS i
    JOIN sight_all AS s ON s.queue_id = i.queue_id AND s.login = SESSION_LOGIN()
    WHERE i.id = the_item AND i.state <> 'staged' AND s.sees_items = 1
    LOCK IN SHARE MODE;
    RETURN COALESCE(answer, no_such_item(the_item));
END

-- name: loss_answer
-- The same, or 'adopted' where the table may know more of what became of its row: then adopted_call asks it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION loss_answer(the_item BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT DEFAULT lock_lost(the_item);
    RETURN IF(REFUSAL_IN(answer) = 'lock_lost' AND EXISTS (
        SELECT 1 FROM item_all AS i WHERE i.id = the_item AND stands_in_table(i.queue_id)),
        '{"refused":"adopted"}', answer);
END
