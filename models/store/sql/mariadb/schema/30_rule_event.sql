-- name: rule_state
-- How the rules of queues and users are now, as the history of rules says it. Selftests come and go untold; which fields
-- records have follows from what came in; who has no tags has no member of them. For tell_rules and what the audit reads alone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW rule_state AS
SELECT 'queue' COLLATE EXACT_TEXT AS about, q.name COLLATE EXACT_TEXT AS subject,
       CONCAT(TRIM(TRAILING '}' FROM JSON_OBJECT(
           'title', q.title, 'record_schema', JSON_COMPACT(q.record_schema), 'lock_seconds', q.lock_seconds,
           'longest_hold_seconds', q.longest_hold_seconds, 'locks_per_user', q.locks_per_user, 'attempts', q.attempts,
           'dispositions', q.dispositions COLLATE EXACT_TEXT, 'next_queue', following.name COLLATE EXACT_TEXT,
           'source_query', q.source_query, 'source_fresh_seconds', q.source_fresh_seconds, 'paused', q.paused,
           'pause_message', q.pause_message, 'other_hands', q.other_hands, 'blind_fields', JSON_COMPACT(q.blind_fields),
           'decide_queue', deciding.name COLLATE EXACT_TEXT, 'share', q.share,
           'first_warning_seconds', q.first_warning_seconds, 'last_warning_seconds', q.last_warning_seconds,
           'reasons', JSON_COMPACT(q.reasons), 'largest_record', q.largest_record, 'largest_field', q.largest_field)),
              COALESCE(CONCAT(', "reopen_own_seconds": ', q.reopen_own_seconds), ''),
              IF(q.doubtful_first, ', "doubtful_first": 1', ''),
              COALESCE(CONCAT(', "pass_most_wrong": ', q.pass_most_wrong, ', "pass_sure_percent": ', q.pass_sure_percent,
                              ', "sample_seed": "', SHA2(q.digest_key, 256), '"'), ''),
              COALESCE(CONCAT(', "plant_every": ', q.plant_every), ''),
              COALESCE(CONCAT(', "not_again_seconds": ', q.not_again_seconds), ''),
              COALESCE(CONCAT(', "stated": ', JSON_QUOTE(q.stated)), ''), '}') COLLATE EXACT_TEXT AS state
FROM queue_all AS q
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id
WHERE NOT EXISTS (SELECT 1 FROM selftest_all AS t WHERE t.queue_id = q.id)
UNION ALL
SELECT 'user' COLLATE EXACT_TEXT, u.name COLLATE EXACT_TEXT,
       CONCAT(
           TRIM(TRAILING '}' FROM JSON_OBJECT(
               'login', u.login COLLATE EXACT_TEXT, 'active', u.active, 'roles', CONVERT(u.roles USING utf8mb4) COLLATE EXACT_TEXT,
               'queues', COALESCE((SELECT GROUP_CONCAT(q.name ORDER BY q.name) FROM membership_all AS m
                                   JOIN queue_all AS q ON q.id = m.queue_id
                                   WHERE m.user = u.name
                                     AND NOT EXISTS (SELECT 1 FROM selftest_all AS t WHERE t.queue_id = q.id)), '')
                         COLLATE EXACT_TEXT)),
           COALESCE((SELECT CONCAT(', "tags": [', GROUP_CONCAT(JSON_QUOTE(CONCAT(q.name, ': ', t.tag))
                                                               ORDER BY q.name, t.tag SEPARATOR ', '), ']')
                     FROM user_tag_all AS t JOIN queue_all AS q ON q.id = t.queue_id
                     WHERE t.user = u.name), ''), '}') COLLATE EXACT_TEXT
FROM user_all AS u

-- name: rule_told
-- The history of rules with the state before each line, for whoever may check the history.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW rule_told AS
SELECT
    told.id, CONCAT(REPLACE(told.at, ' ', 'T'), 'Z') AS at, told.kind, told.about, told.subject, told.user,
    (SELECT earlier.state FROM rule_event_all AS earlier
     WHERE earlier.about = told.about AND earlier.subject = told.subject AND earlier.id < told.id
     ORDER BY earlier.id DESC LIMIT 1) AS "before", told.state
FROM rule_event_all AS told
JOIN user_all AS me ON me.login = SESSION_LOGIN() AND me.active = 1
WHERE FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles)
