-- The same of the events that are not in the figures yet.
CREATE VIEW figure_tail AS
SELECT
    substr(event.at, 1, 14) || printf('%02dZ', substr(event.at, 15, 2) / 15 * 15) AS quarter, item.queue_id, event.kind,
    event.user, count(*) AS n, min(event.id) AS first_event, max(event.id) AS last_event
FROM figured
CROSS JOIN event ON event.id > figured.last_event
CROSS JOIN item ON item.id = event.item_id
GROUP BY 1, 2, 3, 4
