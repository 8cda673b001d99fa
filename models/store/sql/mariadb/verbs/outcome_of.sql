-- Asks by inserting a tombstone: if that succeeds, the operation did not happen and never will. The INSERT waits for an
-- original that is still under way. The pieces of a file that was to be attached so go.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION outcome_of(
    the_operation EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE is_known INTEGER DEFAULT 0;
    CALL who_calls('outcome_of', me, answer);
    CALL too_many(me, 'outcome', 20000, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_known = 1;
        INSERT INTO event_all (at, kind, user, workstation, operation_id)
        VALUES (UTC_TIMESTAMP(3), 'tombstone', me, the_workstation, the_operation);
    END;
    IF NOT is_known THEN
        CALL drop_called_off_attachment(the_operation, me);
        RETURN '{"event":null}';
    END IF;
    SELECT CASE WHEN e.user <> me THEN JSON_OBJECT('refused', 'not_permitted', 'role', 'clerk')
                WHEN e.kind = 'tombstone' THEN '{"event":null}'
                ELSE CONCAT(
                    '{"event":{"id":', e.id, ',"item_id":', e.item_id, ',"at":"', REPLACE(e.at, ' ', 'T'), 'Z","kind":',
                    JSON_QUOTE(e.kind), ',"user":', JSON_QUOTE(e.user), ',"workstation":', JSON_QUOTE(e.workstation),
                    ',"lock_id":', COALESCE(JSON_QUOTE(e.lock_id), 'null'), ',"operation_id":', JSON_QUOTE(e.operation_id),
                    ',"detail":', COALESCE(JSON_QUOTE(e.detail), 'null'), '}}') END
    INTO answer
    FROM event_all AS e WHERE e.operation_id = the_operation LOCK IN SHARE MODE;
    RETURN answer;
END
