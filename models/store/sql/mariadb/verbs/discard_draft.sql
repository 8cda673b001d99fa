-- One's own, of a dead lock too.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION discard_draft(the_item BIGINT, the_lock EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('discard_draft', me, answer);
    IF answer IS NULL THEN
        DELETE FROM draft_all WHERE item_id = the_item AND lock_id = the_lock AND user = me;
        SET answer = '{}';
    END IF;
    RETURN answer;
END
