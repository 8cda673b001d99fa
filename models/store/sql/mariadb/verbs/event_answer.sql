-- The line of the history that an operation wrote.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION event_answer(the_operation EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    SELECT CONCAT(
        '{"event":{"id":', e.id, ',"item_id":', e.item_id, ',"at":"', REPLACE(e.at, ' ', 'T'), 'Z","kind":', JSON_QUOTE(e.kind),
        ',"user":', JSON_QUOTE(e.user), ',"workstation":', JSON_QUOTE(e.workstation),
        ',"lock_id":', COALESCE(JSON_QUOTE(e.lock_id), 'null'), ',"operation_id":', JSON_QUOTE(e.operation_id),
        ',"detail":', COALESCE(JSON_QUOTE(e.detail), 'null'), '}}')
    INTO answer
    FROM event_all AS e WHERE e.operation_id = the_operation LOCK IN SHARE MODE;
    RETURN answer;
END
