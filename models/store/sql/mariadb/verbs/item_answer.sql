-- One item as an answer shows it: the columns of item_row but the search text, which nobody needs back. Not by
-- JSON_OBJECT, which at times gives a number as a text.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION item_answer(the_item BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    SELECT CONCAT(
        '{"id":', i.id, ',"queue_id":', i.queue_id, ',"queue":', JSON_QUOTE(q.name), ',"key":', JSON_QUOTE(i."key"),
        ',"priority":', i.priority, ',"rank":', i."rank", ',"state":', JSON_QUOTE(i.state), ',"available_at":"',
        COALESCE(CONCAT(REPLACE(i.available_at, ' ', 'T'), 'Z'), ''),
        '",', lock_facts(i.state, i.lock_id, i.lock_user, i.lock_workstation, i.locked_at, i.expires_at),
        ',"attempts":', i.attempts, ',"created_by":', JSON_QUOTE(i.created_by),
        ',"created_at":"', REPLACE(i.created_at, ' ', 'T'), 'Z","change":', i."change",
        ',"record":', JSON_QUOTE(COALESCE(r.current, r.imported)), ',"missing":', COALESCE(JSON_QUOTE(r.missing), 'null'),
        step_facts(i.from_item_id, i.sent_back_by, i.sent_back_reason),
        ',"assigned_to":', COALESCE(JSON_QUOTE(i.assigned_to), 'null'), ',"asked":', COALESCE(i.asked, 'null'), '}')
    INTO answer
    FROM item_all AS i
    JOIN queue_all AS q ON q.id = i.queue_id
    JOIN record_all AS r ON r.item_id = i.id
    WHERE i.id = the_item;
    RETURN answer;
END
