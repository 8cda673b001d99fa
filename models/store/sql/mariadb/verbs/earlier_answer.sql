-- The answer when the operation is in the history already: it was sent again after a lost answer, or it was called off.
-- Else who has the item now.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION earlier_answer(
    me EXACT_NAME(255), the_item BIGINT, the_kind EXACT_WORD(64), the_operation EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    SELECT CASE WHEN e.item_id = the_item AND e.user = me
                     AND e.kind = (SELECT ends.event FROM disposition_rule AS ends WHERE ends.kind = the_kind)
                THEN finished_answer(the_item, state_after(the_kind))
                ELSE '{"refused":"called_off"}' END
    INTO answer
    FROM event_all AS e WHERE e.operation_id = the_operation
    LOCK IN SHARE MODE;
    RETURN COALESCE(answer, loss_answer(the_item));
END
