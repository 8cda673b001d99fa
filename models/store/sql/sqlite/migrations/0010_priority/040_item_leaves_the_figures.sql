-- A follow-up that is withdrawn goes, and with it the way from its events to their queue.
CREATE TRIGGER item_leaves_the_figures
AFTER DELETE ON item
WHEN OLD.state = 'open' AND EXISTS (
    SELECT 1 FROM event, figured WHERE event.item_id = OLD.id AND kind = 'added' AND event.id <= figured.last_event)
BEGIN
    INSERT INTO figure (quarter, queue_id, kind, user, n, first_event, last_event)
    SELECT quarter, OLD.queue_id, 'withdrawn', '', 1, last_event, last_event
    FROM figured
    CROSS JOIN (SELECT '' AS quarter
                UNION ALL SELECT strftime('%Y-%m-%dT%H:', 'now') || printf('%02dZ', strftime('%M', 'now') / 15 * 15))
    WHERE true
    ON CONFLICT (quarter, queue_id, kind, user) DO UPDATE SET n = n + 1, last_event = excluded.last_event;
END
