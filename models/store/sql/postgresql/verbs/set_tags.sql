-- What a user can do in a queue, in place of what they could before.
CREATE OR REPLACE FUNCTION intray.set_tags(name text, queue text, tags jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    its_queue bigint;
    odd text;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    SELECT chosen.id INTO its_queue FROM intray.queue AS chosen WHERE chosen.name = set_tags.queue;
    IF its_queue IS NULL THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    PERFORM 1 FROM intray."user" AS known WHERE known.name = set_tags.name FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RETURN pg_catalog.json_build_object('refused', 'no_such_user', 'user', name)::text;
    END IF;
    SELECT said.value INTO odd FROM pg_catalog.jsonb_array_elements_text(tags) AS said
    WHERE (said.value ~ '^[^[:space:],@]{1,50}$') IS NOT TRUE LIMIT 1;
    IF FOUND THEN
        RETURN pg_catalog.json_build_object('refused', 'no_tag', 'tag', coalesce(odd, ''))::text;
    END IF;
    PERFORM intray.rules_found('user', name);
    DELETE FROM intray.user_tag WHERE "user" = name AND queue_id = its_queue;
    INSERT INTO intray.user_tag ("user", queue_id, tag)
    SELECT DISTINCT name, its_queue, said.value FROM pg_catalog.jsonb_array_elements_text(tags) AS said;
    PERFORM intray.tell_rules('user', 'changed', name, who.name);
    RETURN '{}';
END
$fn$
