-- What fill_figures.sql makes, on MariaDB: :items items in the queues "bench" and "other", three in five of them done, and
-- four lines of history for each, spread over the last year.
SET FOREIGN_KEY_CHECKS = 0, UNIQUE_CHECKS = 0, CHECK_CONSTRAINT_CHECKS = 0;
SET @first = (SELECT COALESCE(MAX(id), 0) FROM item_all);
INSERT INTO item_all (id, queue_id, `key`, priority, state, created_by, created_at)
SELECT @first + seq, q.id, CONCAT('K-', LPAD(seq * 2654435761 % 1000000007, 9, '0')), seq % 5,
       CASE WHEN seq % 100 = 99 THEN 'failed' WHEN seq % 5 < 3 THEN 'done' ELSE 'open' END, 'bench',
       UTC_TIMESTAMP(3) - INTERVAL ROUND(31536000 * (1 - seq / :items)) SECOND
FROM seq_1_to_:items
JOIN queue_all AS q ON q.name = IF(seq % 50 = 7, 'other', 'bench');
INSERT INTO record_all (item_id, imported, search)
SELECT id, CONCAT('{"number":"', `key`, '"}'), LOWER(`key`) FROM item_all;
INSERT INTO event_all (item_id, queue_id, at, kind, user, workstation)
SELECT i.id, i.queue_id, UTC_TIMESTAMP(3) - INTERVAL ROUND(31536000 * (1 - seq / :lines)) SECOND,
       CASE seq % 4
           WHEN 1 THEN 'imported'
           WHEN 2 THEN 'claimed'
           WHEN 3 THEN CASE (seq + 3) DIV 4 % 50 WHEN 13 THEN 'expired' WHEN 14 THEN 'released' ELSE 'returned' END
           ELSE CASE WHEN seq DIV 4 % 100 = 99 THEN 'failed' WHEN seq DIV 4 % 5 < 3 THEN 'completed' ELSE 'claimed' END
       END,
       CONCAT('user ', seq DIV 400 % 40), CONCAT('desk ', seq DIV 400 % 40)
FROM seq_1_to_:lines
JOIN item_all AS i ON i.id = @first + (seq + 3) DIV 4
ORDER BY seq;
SET FOREIGN_KEY_CHECKS = 1, UNIQUE_CHECKS = 1, CHECK_CONSTRAINT_CHECKS = 1;
ANALYZE TABLE item_all, record_all, event_all;
