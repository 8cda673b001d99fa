-- Says no to whoever asks for an item, by a note in its history. Sent again it says it once.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION decline(
    the_item BIGINT, the_note EXACT_TEXT, the_operation EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, asker EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE is_told, found INTEGER DEFAULT 0;
    CALL who_calls('decline', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT COUNT(*) INTO found FROM item_all AS i WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    IF NOT found THEN
        RETURN no_such_item(the_item);
    END IF;
    SELECT COUNT(*) INTO is_told FROM event_all AS e WHERE e.operation_id = the_operation LOCK IN SHARE MODE;
    CALL find_asker(the_item, asker);
    IF asker IS NULL AND NOT is_told THEN
        RETURN '{"refused":"nobody_asks"}';
    END IF;
    CALL add_note(the_item, me, the_note, the_operation, the_workstation,
                  CONCAT(',"asked":"declined"', COALESCE(CONCAT(',"to":', JSON_QUOTE(asker)), '')), answer);
    IF answer = '{}' AND NOT is_told THEN
        DELETE FROM asked_back_all WHERE item_id = the_item;
    END IF;
    RETURN answer;
END
