-- name: delivery_state
-- What became of a delivery up to now: its items, those that were there before, and what it lacks where it has everything.
-- Keys up to so many. An importer, who may not read the records, learns no more than that.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION delivery_state(the_import BIGINT, most BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, outcomes, proposed_keys, missing_keys EXACT_TEXT;
    DECLARE waiting, recalled, worked_on, missing BIGINT DEFAULT 0;
    DECLARE is_there, is_whole INTEGER DEFAULT 0;
    CALL who_calls('delivery_state', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT 1, p.state = 'complete' AND COALESCE(JSON_EXTRACT(p.told, '$.whole') = 'true', 0) INTO is_there, is_whole
    FROM import_all AS p WHERE p.id = the_import AND p.state IN ('accepted', 'complete');
    IF NOT is_there THEN
        RETURN '{"refused":"no_such_delivery"}';
    END IF;
    SELECT COALESCE(SUM(s.is_waiting), 0), COALESCE(SUM(s.is_recalled), 0), COALESCE(SUM(1 - s.is_waiting - s.is_recalled), 0)
    INTO waiting, recalled, worked_on
    FROM (SELECT i.state = 'open' AND i.attempts = 0 AS is_waiting,
                 i.state = 'dismissed' AND EXISTS (
                     SELECT 1 FROM delivered_all AS d JOIN record_all AS r ON r.item_id = d.item_id
                     WHERE d.item_id = i.id AND d.recalled_at = r.finished_at) AS is_recalled
          FROM item_all AS i FORCE INDEX (item_import) WHERE i.import_id = the_import) AS s;
    SELECT CONCAT('{', COALESCE(GROUP_CONCAT(JSON_QUOTE(o.outcome), ':', o.n), ''), '}') INTO outcomes
    FROM (SELECT r.outcome, COUNT(*) AS n FROM redelivered_all AS r WHERE r.import_id = the_import GROUP BY r.outcome) AS o;
    SELECT COALESCE(JSON_ARRAYAGG(k."key"), '[]') INTO proposed_keys
    FROM (SELECT i."key" FROM redelivered_all AS r JOIN item_all AS i ON i.id = r.item_id
          WHERE r.import_id = the_import AND r.outcome = 'proposed' ORDER BY r.item_id LIMIT most) AS k;
    IF is_whole THEN
        CALL missing_of_delivery(the_import, most, missing, missing_keys);
    END IF;
    RETURN CONCAT('{"waiting":', waiting, ',"recalled":', recalled, ',"worked_on":', worked_on, ',"outcomes":', outcomes,
                  ',"proposed_keys":', proposed_keys, ',"missing":', missing, ',"missing_keys":', COALESCE(missing_keys, '[]'), '}');
END

-- name: missing_of_delivery
-- How many items wait that a delivery of everything lacks, and the keys of the first of them.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE missing_of_delivery(
    IN the_import BIGINT, IN most BIGINT, OUT missing BIGINT, OUT missing_keys EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    SELECT COUNT(*) INTO missing
    FROM import_all AS p JOIN item_all AS i
        ON i.queue_id = p.queue_id AND i.state = 'open' AND i.created_at < p.started_at AND NOT i.import_id <=> p.id
    WHERE p.id = the_import
      AND NOT EXISTS (SELECT 1 FROM redelivered_all AS r WHERE r.import_id = the_import AND r.item_id = i.id);
    SELECT COALESCE(JSON_ARRAYAGG(k."key"), '[]') INTO missing_keys
    FROM (SELECT i."key"
          FROM import_all AS p JOIN item_all AS i
              ON i.queue_id = p.queue_id AND i.state = 'open' AND i.created_at < p.started_at AND NOT i.import_id <=> p.id
          WHERE p.id = the_import AND NOT EXISTS (
              SELECT 1 FROM redelivered_all AS r WHERE r.import_id = the_import AND r.item_id = i.id)
          ORDER BY i.id LIMIT most) AS k;
END
