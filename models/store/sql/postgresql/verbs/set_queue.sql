-- name: set_queue
CREATE OR REPLACE FUNCTION intray.set_queue(rules jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    given intray.queue := intray.queue_in(rules);
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    IF NOT who.roles && ARRAY['administrator'] AND given.source_query IS DISTINCT FROM (
            SELECT source_query FROM intray.queue WHERE name = given.name) THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    IF given.next_queue_id IS NULL AND rules ->> 'next_queue' <> '' THEN
        RETURN intray.no_such_queue(rules ->> 'next_queue');
    END IF;
    IF given.decide_queue_id IS NULL AND rules ->> 'decide_queue' <> '' THEN
        RETURN intray.no_such_queue(rules ->> 'decide_queue');
    END IF;
    IF intray.leads_back(given.next_queue_id, given.name) THEN
        RETURN pg_catalog.json_build_object('refused', 'queues_in_circle', 'queue', given.name)::text;
    END IF;
    PERFORM intray.rules_found('queue', asked.name) FROM (VALUES (given.name), (rules ->> 'decide_queue')) AS asked (name);
    UPDATE intray.queue
    SET title = given.title, record_schema = given.record_schema,
        fields = CASE WHEN given.fields = '{}' OR record_schema = given.record_schema THEN fields ELSE given.fields END,
        required_fields = given.required_fields, largest_record = given.largest_record, largest_field = given.largest_field, lock_seconds = given.lock_seconds,
        longest_hold_seconds = given.longest_hold_seconds, locks_per_user = given.locks_per_user,
        attempts = given.attempts, dispositions = given.dispositions, next_queue_id = given.next_queue_id,
        source_query = given.source_query, source_fresh_seconds = given.source_fresh_seconds, paused = given.paused,
        other_hands = given.other_hands, blind_fields = given.blind_fields, decide_queue_id = given.decide_queue_id,
        share = given.share, pause_message = given.pause_message,
        first_warning_seconds = given.first_warning_seconds, last_warning_seconds = given.last_warning_seconds,
        reasons = given.reasons, reopen_own_seconds = given.reopen_own_seconds,
        doubtful_first = given.doubtful_first, pass_most_wrong = given.pass_most_wrong,
        pass_sure_percent = given.pass_sure_percent, plant_every = given.plant_every,
        not_again_seconds = given.not_again_seconds,
        change = change + 1
    WHERE name = given.name AND (given.change IS NULL OR change = given.change)
    RETURNING id INTO given.id;
    IF given.id IS NULL AND EXISTS (SELECT 1 FROM intray.queue WHERE name = given.name) THEN
        RETURN '{"is_stale":1}';
    END IF;
    IF given.id IS NULL THEN
        RETURN intray.no_such_queue(coalesce(given.name, ''));
    END IF;
    UPDATE intray.queue SET other_hands = 1 WHERE id = given.decide_queue_id AND other_hands = 0;
    IF intray.is_keyed_twice(given.id) THEN
        PERFORM intray.forget_what_is_keyed_twice();
    END IF;
    PERFORM intray.tell_rules('queue', 'changed', asked.name, who.name)
    FROM (VALUES (given.name), (rules ->> 'decide_queue')) AS asked (name);
    PERFORM intray.tell_change(given.id);
    RETURN '{}';
END
$fn$

-- name: is_keyed_twice
-- Whether fields of a queue's records are keyed a second time, there or in a later step.
CREATE OR REPLACE FUNCTION intray.is_keyed_twice(queue bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    WITH RECURSIVE way AS (
        SELECT step.id, step.next_queue_id, step.blind_fields FROM intray.queue AS step WHERE step.id = is_keyed_twice.queue
        UNION
        SELECT step.id, step.next_queue_id, step.blind_fields
        FROM way JOIN intray.queue AS step ON step.id = way.next_queue_id)
    SELECT EXISTS (SELECT 1 FROM way WHERE way.blind_fields <> '[]')
$fn$

-- name: forget_what_is_keyed_twice
-- Of queues of a second keying, and those in front of one, nothing is kept that was learned or counted of their records. The
-- lock lets those end who are just keeping some; who begins later finds the new rules (keep_learned, keep_duplicate_model).
CREATE OR REPLACE FUNCTION intray.forget_what_is_keyed_twice() RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    LOCK TABLE intray.learned, intray.duplicate_model IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM intray.learned AS kept WHERE intray.is_keyed_twice(kept.queue_id);
    DELETE FROM intray.duplicate_model AS kept WHERE intray.is_keyed_twice(kept.queue_id);
END
$fn$

-- name: leads_back
-- Whether what goes on to the first queue would come to the one of that name, however many queues later.
CREATE OR REPLACE FUNCTION intray.leads_back(first bigint, name text) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    WITH RECURSIVE way AS (
        SELECT queue.id, queue.name, queue.next_queue_id FROM intray.queue WHERE queue.id = first
        UNION
        SELECT queue.id, queue.name, queue.next_queue_id
        FROM way JOIN intray.queue ON queue.id = way.next_queue_id)
    SELECT EXISTS (SELECT 1 FROM way WHERE way.name = leads_back.name)
$fn$
