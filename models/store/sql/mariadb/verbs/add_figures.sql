-- Adds these lines of the history to the figures; waits for those that are not committed yet.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE add_figures(IN behind BIGINT, IN up_to BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    INSERT INTO figure_all (quarter, queue_id, kind, user, n, first_event, last_event)
    SELECT CONCAT(DATE_FORMAT(e.at, '%Y-%m-%dT%H:'), LPAD(MINUTE(e.at) DIV 15 * 15, 2, '0'), 'Z'), e.queue_id,
           CAST(e.kind AS CHAR(12) CHARACTER SET ascii), e.user, COUNT(*), MIN(e.id), MAX(e.id)
    FROM event_all AS e
    WHERE e.id > behind AND e.id <= up_to AND e.queue_id IN (SELECT q.id FROM queue_all AS q)
    GROUP BY 1, 2, 3, 4
    LOCK IN SHARE MODE
    ON DUPLICATE KEY UPDATE n = figure_all.n + VALUES(n), first_event = LEAST(figure_all.first_event, VALUES(first_event)),
        last_event = GREATEST(figure_all.last_event, VALUES(last_event));
    INSERT INTO figure_all (quarter, queue_id, kind, user, n, first_event, last_event)
    SELECT '', e.queue_id, CAST(e.kind AS CHAR(12) CHARACTER SET ascii), '', COUNT(*), MIN(e.id), MAX(e.id)
    FROM event_all AS e
    WHERE e.id > behind AND e.id <= up_to AND e.queue_id IN (SELECT q.id FROM queue_all AS q)
    GROUP BY 1, 2, 3, 4
    ON DUPLICATE KEY UPDATE n = figure_all.n + VALUES(n), first_event = LEAST(figure_all.first_event, VALUES(first_event)),
        last_event = GREATEST(figure_all.last_event, VALUES(last_event));
END
