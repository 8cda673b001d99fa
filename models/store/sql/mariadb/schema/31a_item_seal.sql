-- name: item_fact
-- What is sealed of an item, in the order of allFacts in checking/facts.h; '': nothing. Each of these changes together with
-- a line of its history only. Other programs write the records of an adopted table, so those are left out. For
-- seal_history and what the audit reads alone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item_fact AS
SELECT
    i.id AS item_id, (SELECT MAX(e.id) FROM event_all AS e WHERE e.item_id = i.id) AS event_id,
    CONCAT_WS(
        ',', COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|came_in|', r.imported), 256), 32), ''),
        LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|origin|', JSON_ARRAY(i.queue_id, i."key" COLLATE EXACT_TEXT, i.created_by COLLATE EXACT_TEXT, CAST(i.created_at AS CHAR) COLLATE EXACT_TEXT, i.import_id)), 256), 32),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|corrected|', r.current), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|search|', r.search), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|context|', r.context), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|result|', r.result), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|error|', r.error), 256), 32), ''),
        IF(r.finished_by IS NULL, '', LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|ending|', JSON_ARRAY(r.finished_by COLLATE EXACT_TEXT, CAST(r.finished_at AS CHAR) COLLATE EXACT_TEXT)), 256), 32)),
        IF(i.priority = 0, '', LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|priority|', i.priority), 256), 32)),
        IF(i.state = 'open', COALESCE(CONCAT(REPLACE(i.available_at, ' ', 'T'), 'Z'), ''), ''),
        IF(COALESCE(i.not_for, i.nor_for) IS NULL, '', LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|hands|', JSON_ARRAY(i.not_for COLLATE EXACT_TEXT, i.nor_for COLLATE EXACT_TEXT)), 256), 32)),
        IF(COALESCE(i.from_item_id, i.sent_back_by, i.is_sent_back) IS NULL, '',
           LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|steps|', JSON_ARRAY(i.from_item_id, i.sent_back_by COLLATE EXACT_TEXT, i.sent_back_reason COLLATE EXACT_TEXT, i.is_sent_back)), 256), 32)),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|earlier|', (
            SELECT GROUP_CONCAT(JSON_ARRAY(b.id, b.record COLLATE EXACT_TEXT, b.error COLLATE EXACT_TEXT, b.finished_by COLLATE EXACT_TEXT, CAST(b.finished_at AS CHAR) COLLATE EXACT_TEXT) ORDER BY b.id)
            FROM earlier_record_all AS b WHERE b.item_id = i.id)), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|keyed|', (
            SELECT GROUP_CONCAT(JSON_ARRAY(k.field COLLATE EXACT_TEXT, k.first_value COLLATE EXACT_TEXT, k.second_value COLLATE EXACT_TEXT, k.first_user COLLATE EXACT_TEXT, k.second_user COLLATE EXACT_TEXT, CAST(k.at AS CHAR) COLLATE EXACT_TEXT)
                                ORDER BY k.field)
            FROM keying_all AS k WHERE k.item_id = i.id)), 256), 32), ''),
        IF(JSON_EXISTS(r.context, '$.keying'), COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|decided|', (
            SELECT GROUP_CONCAT(JSON_ARRAY(k.field COLLATE EXACT_TEXT, k.decided_value COLLATE EXACT_TEXT, k.decided_by COLLATE EXACT_TEXT, CAST(k.decided_at AS CHAR) COLLATE EXACT_TEXT) ORDER BY k.field)
            FROM keying_all AS k WHERE k.item_id = i.from_item_id AND k.decided_by IS NOT NULL)), 256), 32), ''),
           '')) AS digests
FROM item_all AS i
JOIN record_all AS r ON r.item_id = i.id
JOIN queue_all AS q ON q.id = i.queue_id
WHERE i.state <> 'staged' AND NOT EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = i.queue_id)

-- name: sealed_fact
-- What a seal says of an item, behind the newest event that the item had in its stretch: a line of item_seal that belongs
-- to no seal that exists, or to another event, counts for nothing, and the audit names it. For
-- seal_history and what the audit reads alone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW sealed_fact AS
SELECT s.item_id, s.event_id, s.seal, s.digests
FROM item_seal_all AS s
JOIN seal_all AS its ON its.number = s.seal AND s.event_id BETWEEN its.first_event AND its.last_event
JOIN event_all AS told ON told.id = s.event_id AND told.item_id = s.item_id
WHERE NOT EXISTS (SELECT 1 FROM event_all AS later
                  WHERE later.item_id = s.item_id AND later.id > s.event_id AND later.id <= its.last_event)

-- name: item_line
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item_line AS
SELECT s.seal, s.item_id AS id, CONCAT(s.item_id, '|', s.event_id, '|', s.digests) AS line
FROM item_seal_all AS s

-- name: seal
-- For whoever may check the history.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW seal AS
SELECT
    s.number, CONCAT(REPLACE(s.made_at, ' ', 'T'), 'Z') AS made_at, s.made_by, s.first_event, s.last_event, s.events,
    s.first_rule, s.last_rule, s.rules, s.items, s.previous, s.digest
FROM seal_all AS s
JOIN user_all AS me ON me.login = SESSION_LOGIN() AND me.active = 1
WHERE FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles)

-- name: event_line
-- A line of the history as a seal reads it. The history of what a selftest made, which holds nothing, goes with it, so no
-- seal covers that. Whatever somebody puts into its queue or counts to it is sealed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_line AS
SELECT
    e.id,
    CONCAT(e.id, '|', COALESCE(e.item_id, '-'), '|', COALESCE(e.queue_id, '-'), '|', REPLACE(e.at, ' ', 'T'), 'Z|', e.kind,
           '|', COALESCE(e.lock_id, '-'), '|', COALESCE(e.operation_id, '-'), '|', OCTET_LENGTH(e.user), ':',
           e.user, '|', OCTET_LENGTH(e.workstation), ':', e.workstation, '|', COALESCE(e.detail, '-') COLLATE EXACT_TEXT) AS line
FROM event_all AS e
WHERE e.item_id IS NULL
   OR NOT EXISTS (SELECT 1 FROM selftest_all AS s
                  STRAIGHT_JOIN item_all AS i ON i.id = e.item_id AND i.queue_id = s.queue_id
                  LEFT JOIN record_all AS r ON r.item_id = i.id
                  WHERE s.queue_id = e.queue_id AND e.item_id BETWEEN s.first_item AND s.last_item
                    AND i."key" LIKE 'selftest-%' AND i.import_id IS NULL
                    AND COALESCE(r.imported, '{}') = '{}' AND COALESCE(r.current, '{}') = '{}'
                    AND COALESCE(r.context, r.result, r.error) IS NULL)

-- name: rule_line
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW rule_line AS
SELECT
    r.id,
    CONCAT(r.id, '|', REPLACE(r.at, ' ', 'T'), 'Z|', r.kind, '|', r.about, '|', OCTET_LENGTH(r.subject), ':', r.subject, '|',
           OCTET_LENGTH(r.user), ':', r.user, '|', COALESCE(r.state, '-') COLLATE EXACT_TEXT) AS line
FROM rule_event_all AS r
