CREATE OR REPLACE FUNCTION intray.add_queue(rules jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    given intray.queue := intray.queue_in(rules);
BEGIN
    IF NOT who.roles && ARRAY['administrator', 'importer'] THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    -- A queue that decides for another keeps other hands from then on, which is a rule of its own.
    IF NOT who.roles && ARRAY['administrator']
            AND (given.source_query IS NOT NULL OR given.decide_queue_id IS NOT NULL) THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    IF given.next_queue_id IS NULL AND rules ->> 'next_queue' <> '' THEN
        RETURN intray.no_such_queue(rules ->> 'next_queue');
    END IF;
    IF given.decide_queue_id IS NULL AND rules ->> 'decide_queue' <> '' THEN
        RETURN intray.no_such_queue(rules ->> 'decide_queue');
    END IF;
    INSERT INTO intray.queue (name, title, record_schema, lock_seconds, longest_hold_seconds, locks_per_user, attempts,
                              dispositions, next_queue_id, source_query, source_fresh_seconds, paused,
                              other_hands, blind_fields, decide_queue_id, share,
                              pause_message, first_warning_seconds, last_warning_seconds, reasons,
                              fields, required_fields, largest_record, largest_field, reopen_own_seconds,
                              doubtful_first, pass_most_wrong, pass_sure_percent, plant_every, not_again_seconds)
    VALUES (given.name, given.title, given.record_schema, given.lock_seconds, given.longest_hold_seconds,
            given.locks_per_user, given.attempts, given.dispositions, given.next_queue_id, given.source_query,
            given.source_fresh_seconds, given.paused, given.other_hands, given.blind_fields, given.decide_queue_id,
            given.share, given.pause_message, given.first_warning_seconds, given.last_warning_seconds, given.reasons,
            given.fields, given.required_fields, given.largest_record, given.largest_field, given.reopen_own_seconds,
            given.doubtful_first, given.pass_most_wrong, given.pass_sure_percent, given.plant_every,
            given.not_again_seconds)
    ON CONFLICT (name) DO NOTHING
    RETURNING id INTO given.id;
    IF given.id IS NULL THEN
        RETURN pg_catalog.json_build_object('refused', 'queue_is_there', 'queue', given.name)::text;
    END IF;
    PERFORM intray.rules_found('queue', rules ->> 'decide_queue');
    UPDATE intray.queue SET other_hands = 1 WHERE id = given.decide_queue_id AND other_hands = 0;
    PERFORM intray.tell_rules('queue', 'changed', rules ->> 'decide_queue', who.name);
    PERFORM intray.tell_rules('queue', 'added', given.name, who.name);
    PERFORM intray.tell_change(given.id);
    RETURN '{}';
END
$fn$
