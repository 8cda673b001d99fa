CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE answer_request(
    IN the_request BIGINT, IN given INTEGER, IN why EXACT_WORD(64), IN words EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
UPDATE work_request_all AS w
SET w.state = CASE WHEN given = w.requested THEN 'full' WHEN given > 0 THEN 'partial' ELSE 'none' END,
    w.assigned = given, w.reason = why, w.detail = words, w.answered_at = UTC_TIMESTAMP(3)
WHERE w.id = the_request AND w.state = 'busy'
