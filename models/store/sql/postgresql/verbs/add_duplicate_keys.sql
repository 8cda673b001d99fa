-- Adds a piece to the keys of a queue's records, unless somebody else has added it meanwhile: [[item, [key ...]] ...]. Once
-- all records have theirs, what was learned of the queue before goes.
CREATE OR REPLACE FUNCTION intray.add_duplicate_keys(model bigint, behind bigint, up_to bigint, whole bigint, items jsonb)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    its intray.duplicate_model;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'worker'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    SELECT * INTO its FROM intray.duplicate_model AS known WHERE known.id = add_duplicate_keys.model FOR NO KEY UPDATE;
    IF its.id IS NULL OR NOT intray.may_read(who, its.queue_id) OR (its.last_event = behind) IS NOT TRUE
       OR intray.is_keyed_twice(its.queue_id) THEN
        RETURN '{"added":0}';
    END IF;
    DELETE FROM intray.duplicate_key AS gone
    WHERE gone.model_id = its.id
      AND gone.item_id IN (SELECT (told.value->>0)::bigint FROM pg_catalog.jsonb_array_elements(items) AS told (value));
    INSERT INTO intray.duplicate_key (model_id, digest, item_id)
    SELECT its.id, kept.value::bigint, (told.value->>0)::bigint
    FROM pg_catalog.jsonb_array_elements(items) AS told (value)
    CROSS JOIN pg_catalog.jsonb_array_elements_text(told.value->1) AS kept (value)
    ON CONFLICT DO NOTHING;
    UPDATE intray.duplicate_model AS known SET last_event = up_to, is_whole = known.is_whole OR whole = 1
    WHERE known.id = its.id;
    IF whole = 1 THEN
        DELETE FROM intray.duplicate_model AS former WHERE former.queue_id = its.queue_id AND former.id < its.id;
    END IF;
    RETURN '{"added":1}';
END
$fn$
