-- name: rule_event_no_update
CREATE TRIGGER rule_event_no_update
BEFORE UPDATE ON rule_event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: rule_event_no_delete
CREATE TRIGGER rule_event_no_delete
BEFORE DELETE ON rule_event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: rule_state
-- How the rules of queues and users are now, as the history of rules says it. Selftests come and go untold; which fields
-- records have follows from what came in. Who has no tags has no member of them.
CREATE VIEW rule_state AS
SELECT 'queue' AS about, queue.name AS subject,
       json_patch(json_object(
           'title', queue.title, 'record_schema', json(queue.record_schema), 'lock_seconds', queue.lock_seconds,
           'longest_hold_seconds', queue.longest_hold_seconds, 'locks_per_user', queue.locks_per_user,
           'attempts', queue.attempts, 'dispositions', queue.dispositions,
           'next_queue', (SELECT next.name FROM queue AS next WHERE next.id = queue.next_queue_id),
           'source_query', queue.source_query, 'source_fresh_seconds', queue.source_fresh_seconds,
           'paused', queue.paused, 'pause_message', queue.pause_message, 'other_hands', queue.other_hands,
           'blind_fields', json(queue.blind_fields),
           'decide_queue', (SELECT decide.name FROM queue AS decide WHERE decide.id = queue.decide_queue_id),
           'share', queue.share, 'first_warning_seconds', queue.first_warning_seconds,
           'last_warning_seconds', queue.last_warning_seconds, 'reasons', json(queue.reasons),
           'largest_record', queue.largest_record, 'largest_field', queue.largest_field),
           json_object(
               'reopen_own_seconds', queue.reopen_own_seconds, 'doubtful_first', nullif(queue.doubtful_first, 0),
               'pass_most_wrong', queue.pass_most_wrong, 'pass_sure_percent', queue.pass_sure_percent,
               'plant_every', queue.plant_every, 'not_again_seconds', queue.not_again_seconds, 'stated', queue.stated,
               'sample_seed', iif(queue.pass_most_wrong IS NULL, NULL, queue.sample_seed))) AS state
FROM queue
WHERE NOT EXISTS (SELECT 1 FROM selftest WHERE selftest.queue_id = queue.id)
UNION ALL
SELECT 'user', user.name,
       CASE WHEN EXISTS (SELECT 1 FROM user_tag_row AS its WHERE its.user = user.name)
            THEN json_object('roles', user.roles, 'queues', user.queues, 'tags', (
                SELECT json_group_array(line)
                FROM (SELECT its.queue || ': ' || its.tag AS line FROM user_tag_row AS its
                      WHERE its.user = user.name ORDER BY 1 LIMIT -1)))
            ELSE json_object('roles', user.roles, 'queues', user.queues) END
FROM user

-- name: rule_told
-- The history of rules with the state before each line.
CREATE VIEW rule_told AS
SELECT told.id, told.at, told.kind, told.about, told.subject, told.user,
       (SELECT earlier.state FROM rule_event AS earlier
        WHERE earlier.about = told.about AND earlier.subject = told.subject AND earlier.id < told.id
        ORDER BY earlier.id DESC LIMIT 1) AS before, told.state
FROM rule_event AS told
