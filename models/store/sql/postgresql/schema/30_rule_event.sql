-- name: rule_event_stays
CREATE TRIGGER rule_event_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON intray.rule_event
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('history_is_append_only')

-- name: rule_event_is_always_kept
ALTER TABLE intray.rule_event ENABLE ALWAYS TRIGGER rule_event_stays

-- name: rows_of_rule_event
-- Read through functions only.
ALTER TABLE intray.rule_event ENABLE ROW LEVEL SECURITY

-- name: rule_state
-- How the rules of queues and users are now, as the history of rules says it. Selftests come and go untold; which fields
-- records have follows from what came in; who has no tags has no member of them. For the functions of tell_rules and
-- rules_told alone.
CREATE VIEW intray.rule_state AS
SELECT 'queue' AS about, its.name AS subject,
       (pg_catalog.to_jsonb(its) - ARRAY['id', 'name', 'change', 'fields', 'required_fields', 'next_queue_id', 'decide_queue_id',
                                   'digest_key', 'reopen_own_seconds', 'doubtful_first', 'pass_most_wrong', 'pass_sure_percent',
                                   'plant_every', 'not_again_seconds', 'stated'])
       || pg_catalog.jsonb_build_object(
           'reasons', its.reasons::jsonb, 'blind_fields', its.blind_fields::jsonb,
           'next_queue', (SELECT other.name FROM intray.queue AS other WHERE other.id = its.next_queue_id),
           'decide_queue', (SELECT other.name FROM intray.queue AS other WHERE other.id = its.decide_queue_id))
       || pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
           'reopen_own_seconds', its.reopen_own_seconds, 'doubtful_first', nullif(its.doubtful_first, 0),
           'pass_most_wrong', its.pass_most_wrong, 'pass_sure_percent', its.pass_sure_percent,
           'plant_every', its.plant_every, 'not_again_seconds', its.not_again_seconds, 'stated', its.stated,
           'sample_seed', CASE WHEN its.pass_most_wrong IS NOT NULL THEN pg_catalog.encode(pg_catalog.sha256(
               pg_catalog.convert_to(its.digest_key::text, 'UTF8')), 'hex') END)) AS state
FROM intray.queue AS its
WHERE NOT EXISTS (SELECT 1 FROM intray.selftest WHERE selftest.queue_id = its.id)
UNION ALL
SELECT 'user', known.name,
       pg_catalog.jsonb_build_object(
           'active', known.active, 'roles', known.roles,
           'queues', CASE WHEN known.every_queue THEN NULL ELSE ARRAY(
               SELECT its.name FROM intray.membership JOIN intray.queue AS its ON its.id = membership.queue_id
               WHERE membership."user" = known.name ORDER BY its.name) END)
       || CASE WHEN EXISTS (SELECT 1 FROM intray.user_tag WHERE user_tag."user" = known.name)
               THEN pg_catalog.jsonb_build_object('tags', ARRAY(
                   SELECT its.queue || ': ' || its.tag FROM intray.user_tag_row AS its
                   WHERE its."user" = known.name ORDER BY 1))
               ELSE '{}' END
FROM intray."user" AS known
