-- name: adopted_add
-- add_item where the queue's items are the rows of an adopted table that makes their keys: adds a row, and its item. Sent
-- again under its operation it adds nothing.
CREATE OR REPLACE FUNCTION intray.adopted_add(
    queue text, after bigint, record jsonb, context jsonb, operation uuid, workstation text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    its intray.adopted;
    told intray.event;
    place bigint;
    refusal text;
BEGIN
    IF NOT who.roles && ARRAY['administrator', 'importer'] THEN
        RETURN intray.not_permitted('importer');
    ELSIF operation IS NULL THEN
        RETURN '{"refused":"operation_missing"}';
    END IF;
    SELECT id INTO place FROM intray.queue AS wanted WHERE wanted.name = adopted_add.queue;
    IF place IS NULL THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    SELECT * INTO its FROM intray.adopted WHERE queue_id = place;
    IF its.queue_id IS NULL THEN
        RETURN '{"refused":"key_blank"}';
    ELSIF NOT its.statements ? 'add' THEN
        RETURN pg_catalog.json_build_object(
            'refused', CASE WHEN its.statements ? 'makes_no_keys' THEN 'table_makes_no_keys' ELSE 'queue_is_adopted' END,
            'queue', queue)::text;
    END IF;
    SELECT * INTO told FROM intray.event WHERE operation_id = operation;
    IF told.id IS NOT NULL THEN
        RETURN CASE WHEN told.kind = 'added' AND told.queue_id = place AND told."user" = who.name
                    THEN intray.added_row(told.item_id) ELSE '{"refused":"called_off"}' END;
    END IF;
    refusal := (SELECT coalesce(intray.record_refused(rules, NULL, record, false), intray.beside_refused(rules, '', context))
                FROM intray.queue AS rules WHERE rules.id = place);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    RETURN intray.add_to_table(who, its, queue, after, record, context, operation, workstation);
END
$fn$

-- name: added_row
CREATE OR REPLACE FUNCTION intray.added_row(item bigint) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object('item', added.id, 'key', added.key)::text
    FROM intray.item AS added WHERE added.id = added_row.item
$fn$

-- name: add_to_table
-- The row, and its item. What it refuses behind the row is an exception, which takes the row back.
CREATE OR REPLACE FUNCTION intray.add_to_table(
    who intray."user", its intray.adopted, queue text, after bigint, record jsonb, context jsonb, operation uuid,
    station text) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    at timestamptz := intray.clock();
    made text := intray.asked_of_table(intray.insert_of(its, record), '', who.name, '', '', record::text, 0, 0,
                                       its.queue_id, '', '', NULL) ->> 'k';
    seen jsonb := intray.read_adopted(its, made);
    lost text := intray.lost_in_table(seen -> 'record', record - ARRAY(
        SELECT part ->> 'field' FROM pg_catalog.jsonb_array_elements(its.statements #> '{add,columns}') AS one (part)
        WHERE part ? 'is_rewritten' AND part ? 'field'));
    refusal json;
    added bigint;
BEGIN
    IF (seen ->> 'is_open')::boolean IS NOT TRUE THEN
        refusal := pg_catalog.json_build_object('refused', 'row_not_in_queue', 'queue', queue);
    ELSIF lost IS NOT NULL THEN
        refusal := pg_catalog.json_build_object('refused', 'not_kept', 'field', lost);
    ELSE
        added := intray.insert_item(who, its.queue_id, made, 0, after, seen -> 'record', pg_catalog.lower(made), context, at);
        IF added IS NULL THEN
            refusal := pg_catalog.json_build_object('refused', 'key_is_there', 'key', made, 'queue', queue);
        END IF;
    END IF;
    IF refusal IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = refusal::text;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, operation_id)
    VALUES (added, its.queue_id, at, 'added', who.name, station, operation);
    PERFORM intray.tell_change(its.queue_id);
    RETURN intray.added_row(added);
END
$fn$

-- name: insert_of
-- The INSERT of a row with those fields of a record that are given, made of parts that were written when the table was
-- adopted.
CREATE OR REPLACE FUNCTION intray.insert_of(its intray.adopted, record jsonb) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.concat(
        its.statements #>> '{add,into}',
        coalesce(' (' || pg_catalog.string_agg(part ->> 'column', ', ' ORDER BY nth) || ') VALUES ('
                 || pg_catalog.string_agg(part ->> 'value', ', ' ORDER BY nth) || ')', ' DEFAULT VALUES'),
        its.statements #>> '{add,made}')
    FROM pg_catalog.jsonb_array_elements(its.statements #> '{add,columns}') WITH ORDINALITY AS one (part, nth)
    WHERE NOT part ? 'field' OR record ? (part ->> 'field')
$fn$
