-- Why a work request got less than it asked for. What it got itself, under this lock, is no reason.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION why_not_more(
    the_queue_id BIGINT, me EXACT_NAME(255), the_lock EXACT_CODE(36))
RETURNS EXACT_WORD(64)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (
    SELECT CASE WHEN SUM(i.state = 'locked' AND i.lock_user <> me) > 0 THEN 'held'
                WHEN SUM(i.state = 'open' AND (i.available_at IS NULL OR i.available_at <= UTC_TIMESTAMP(3))) > 0 THEN 'not_for_you'
                WHEN SUM(i.state = 'open') > 0 THEN 'later'
                WHEN SUM(i.state = 'locked' AND i.lock_id <> the_lock) > 0 THEN 'yours' ELSE 'nothing' END
    FROM source_row_all AS f JOIN item_all AS i ON i.queue_id = f.queue_id AND i."key" = f."key"
    WHERE f.queue_id = the_queue_id)
