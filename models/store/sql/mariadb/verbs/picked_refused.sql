-- Why one picked item cannot be taken, as a claim; NULL: it can. The caller holds the item.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION picked_refused(
    the_item BIGINT, me EXACT_NAME(255), requested INTEGER, moment DATETIME(3))
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE shortage EXACT_WORD(64);
    DECLARE holder EXACT_TEXT;
    DECLARE its_next DATETIME(3);
    SELECT CASE WHEN NOT s.takes THEN 'not_permitted'
                WHEN q.paused THEN 'paused'
                WHEN q.source_query IS NOT NULL AND i.state = 'open' THEN 'on_request'
                WHEN i.state IN ('open', 'locked') AND q.other_hands = 1 AND (i.not_for <=> me OR i.nor_for <=> me)
                     AND NOT (i.state = 'locked' AND i.expires_at > moment) AND free_locks(q.id, me) > 0
                THEN 'not_for_you'
                WHEN i.state IN ('open', 'locked') AND i.assigned_to IS NOT NULL AND free_locks(q.id, me) > 0
                     AND NOT (i.state = 'locked' AND i.expires_at > moment) AND NOT is_meant(me, q.id, i.assigned_to)
                     AND NOT EXISTS (SELECT 1 FROM user_all AS u WHERE u.name = me AND FIND_IN_SET('supervisor', u.roles))
                THEN 'for_somebody_else'
                WHEN q.source_query IS NULL AND free_locks(q.id, me) > 0
                     AND (i.state = 'locked' AND i.expires_at <= moment
                          OR i.state = 'open' AND (i.available_at IS NULL OR i.available_at <= moment)) THEN NULL
                WHEN i.state = 'locked' THEN 'taken_by_other'
                WHEN i.state <> 'open' THEN 'finished'
                WHEN free_locks(q.id, me) = 0 THEN 'lock_limit'
                ELSE 'later' END,
           CASE WHEN i.state = 'locked' THEN CONCAT('{', lock_facts(
               i.state, CASE WHEN s.sees_locks OR i.lock_user = s.user THEN i.lock_id END, i.lock_user, i.lock_workstation, i.locked_at, i.expires_at), '}') END,
           CASE WHEN i.state = 'open' THEN i.available_at END
    INTO shortage, holder, its_next
    FROM item_all AS i
    JOIN queue_all AS q ON q.id = i.queue_id
    JOIN sight_all AS s ON s.queue_id = i.queue_id AND s.login = SESSION_LOGIN()
    WHERE i.id = the_item;
    RETURN CASE WHEN shortage IS NOT NULL THEN
        claim_json(requested, NULL, NULL, shortage, 0, holder, CASE WHEN shortage = 'later' THEN its_next END, moment)
        END;
END
