-- name: correct_items
-- Puts in items that wait one value in the place of another in a field, for each its own; to whoever holds an item it is
-- proposed. Each where neither can be is told, and stays. All of them belong to one bulk correction; undoes: the one that it
-- takes back, with what it proposed. import: the delivery that corrects its own records as they come in; 0: a person does.
-- What is sent again under it changes nothing.
CREATE OR REPLACE FUNCTION intray.correct_items(
    correction uuid, undoes uuid, field text, items jsonb, import bigint, workstation text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    refusal text;
    one record;
    why text;
    done bigint[] := '{}';
    proposed bigint[] := '{}';
    not_done jsonb := '[]';
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    ELSIF correction IS NULL THEN
        RETURN '{"refused":"operation_missing"}';
    ELSIF field IS NULL THEN
        RETURN '{"refused":"value_odd","what":"field"}';
    END IF;
    refusal := intray.too_many_supervised(who, correct_items.items);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    FOR one IN SELECT given.item, given.seen, given.was, given.becomes, given.search
               FROM pg_catalog.jsonb_to_recordset(items)
                   AS given (item bigint, seen bigint, was jsonb, becomes jsonb, search text)
               ORDER BY given.item LOOP
        why := intray.correct_one(who, one.item, one.seen, one.search, field, one.was, one.becomes, import, workstation,
                                  pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
                                      'correction', correction, 'field', field, 'undoes', undoes)));
        IF why = 'proposed' THEN
            proposed := proposed || one.item;
        ELSIF why IS NULL THEN
            done := done || one.item;
        ELSE
            not_done := not_done || (why::jsonb || pg_catalog.jsonb_build_object('item', one.item));
        END IF;
    END LOOP;
    RETURN pg_catalog.jsonb_build_object('done', pg_catalog.to_jsonb(done), 'proposed', pg_catalog.to_jsonb(proposed),
                                         'not_done', not_done)::text;
END
$fn$

-- name: correct_one
-- Corrects one item. Null: done, now or by the same correction before; the word proposed: to whoever holds it; else the
-- refusal, and nothing has changed.
CREATE OR REPLACE FUNCTION intray.correct_one(
    who intray."user", wanted bigint, seen bigint, search text, field text, was jsonb, becomes jsonb, import bigint,
    station text, told jsonb) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    at timestamptz;
    it intray.item;
    its intray.queue;
    written intray.record;
    corrected jsonb;
    refused text;
    digests text;
    told_before text;
BEGIN
    SELECT * INTO it FROM intray.item WHERE id = wanted AND state <> 'staged' FOR NO KEY UPDATE;
    IF it.id IS NULL OR NOT intray.may_see(who, it.queue_id) THEN
        RETURN intray.no_such_item(wanted);
    END IF;
    SELECT before.kind INTO told_before FROM intray.event AS before
    WHERE before.item_id = wanted AND before.kind IN ('corrected', 'proposed')
      AND before.detail -> 'correction' = told -> 'correction' LIMIT 1;
    IF told_before = 'proposed' AND NOT told ? 'undoes' THEN
        RETURN told_before;
    ELSIF told_before IS NOT NULL OR intray.withdraw_corrected(who, it, was, station, told) THEN
        RETURN NULL;
    END IF;
    SELECT * INTO its FROM intray.queue AS found WHERE found.id = it.queue_id;
    SELECT * INTO written FROM intray.record AS found WHERE found.item_id = wanted FOR NO KEY UPDATE;
    corrected := coalesce(written.current, written.imported) || pg_catalog.jsonb_build_object(field, becomes);
    refused := CASE
        WHEN written.import_id = ANY (intray.hidden_imports()) THEN intray.no_such_item(wanted)
        WHEN was IS NULL OR becomes IS NULL OR was = becomes THEN '{"refused":"value_odd","what":"becomes"}'
        WHEN intray.item_stands_in_table(wanted) THEN '{"refused":"correct_in_table"}'
        WHEN written.sealed OR its.blind_fields <> '[]' THEN '{"refused":"correct_keyed_twice"}'
        WHEN it.state <> 'open' AND (it.state <> 'locked' OR told ? 'undoes')
        THEN (pg_catalog.jsonb_build_object('refused', 'correct_not_open', 'state', it.state)
              || intray.lock_json(who, it)::jsonb)::text
        WHEN its.other_hands = 1 AND who.name IN (it.not_for, it.nor_for) THEN '{"refused":"correct_other_hands"}'
        WHEN coalesce(written.current, written.imported) -> field IS DISTINCT FROM was
        THEN pg_catalog.json_build_object('refused', 'correct_other_value', 'field', field)::text
        WHEN it.change IS DISTINCT FROM seen THEN '{"refused":"correct_changed"}'
        ELSE coalesce(intray.record_refused(its, wanted, corrected, false), intray.beside_refused(its, search, NULL)) END;
    IF refused IS NULL AND it.state = 'locked' THEN
        refused := intray.proposing_refused(who, it, field, becomes);
    END IF;
    IF refused IS NOT NULL THEN
        RETURN refused;
    ELSIF it.state = 'locked' THEN
        PERFORM intray.propose_corrected(who, it, becomes, station, told);
        RETURN 'proposed';
    END IF;
    at := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    digests := intray.change_kept(who, it, its.digest_key, corrected, search, station, at);
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail, digest)
    VALUES (wanted, it.queue_id, at, 'corrected', who.name, station, told || intray.told_of_delivery(who, it, import, told),
            digests);
    PERFORM intray.tell_change(it.queue_id);
    RETURN NULL;
END
$fn$

-- name: told_of_delivery
-- The delivery that brought the item and corrects it itself, or did what is taken back now; nothing: a person corrects.
CREATE OR REPLACE FUNCTION intray.told_of_delivery(
    who intray."user", it intray.item, import bigint, said jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $fn$
    SELECT coalesce((
        SELECT pg_catalog.jsonb_build_object('import', its.id) FROM intray.import AS its
        WHERE its.id = it.import_id
          AND (its.id = import AND its."user" = who.name
               OR EXISTS (SELECT 1 FROM intray.event AS before
                          WHERE before.item_id = it.id AND before.kind::text = 'corrected'
                            AND before.detail -> 'correction' = said -> 'undoes'
                            AND before.detail -> 'import' = pg_catalog.to_jsonb(its.id)))), '{}')
$fn$

-- name: proposing_refused
-- What is proposed already stays as it is, under the name of whoever proposed it. Null: the value may be proposed.
CREATE OR REPLACE FUNCTION intray.proposing_refused(
    who intray."user", it intray.item, field text, becomes jsonb) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (
        SELECT (pg_catalog.jsonb_build_object(
                    'refused', CASE WHEN offered.content -> field = becomes THEN 'correct_proposed_already'
                                    ELSE 'correct_proposed_otherwise' END)
                || intray.lock_json(who, it)::jsonb)::text
        FROM intray.proposal AS offered
        WHERE offered.item_id = it.id AND offered.content <> '{}'
          AND (offered.content ? field OR offered."user" <> who.name OR offered.given_by = ''));
END
$fn$

-- name: propose_corrected
-- Proposes the value to whoever holds the item; what else is proposed there stays.
CREATE OR REPLACE FUNCTION intray.propose_corrected(
    who intray."user", it intray.item, becomes jsonb, station text, told jsonb) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    its_field jsonb := pg_catalog.jsonb_build_object(told ->> 'field', becomes);
BEGIN
    INSERT INTO intray.proposal (item_id, "user", content, typed_at, given_by)
    VALUES (it.id, who.name, its_field, at, who.name)
    ON CONFLICT (item_id) DO UPDATE
    SET "user" = CASE WHEN proposal.content = '{}' THEN excluded."user" ELSE proposal."user" END,
        given_by = CASE WHEN proposal.content = '{}' THEN excluded.given_by ELSE proposal.given_by END,
        typed_at = CASE WHEN proposal.content = '{}' THEN excluded.typed_at ELSE proposal.typed_at END,
        content = proposal.content || excluded.content;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (it.id, it.queue_id, at, 'proposed', who.name, station, told);
    PERFORM intray.tell_change(it.queue_id);
END
$fn$

-- name: withdraw_corrected
-- Takes back what the correction that is undone proposed, while it is offered still: what another one or somebody else
-- proposed since, the same value or not, stays. Whether there was something.
CREATE OR REPLACE FUNCTION intray.withdraw_corrected(
    who intray."user", it intray.item, was jsonb, station text, told jsonb) RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    last intray.event;
BEGIN
    SELECT * INTO last FROM intray.event AS before
    WHERE before.item_id = it.id AND before.kind = 'proposed' AND before.detail -> 'field' = told -> 'field'
      AND NOT before.detail ? 'undoes'
    ORDER BY before.id DESC LIMIT 1;
    IF last.detail -> 'correction' IS DISTINCT FROM told -> 'undoes' OR NOT told ? 'undoes' THEN
        RETURN false;
    END IF;
    UPDATE intray.proposal AS offered SET content = offered.content - (told ->> 'field')
    WHERE offered.item_id = it.id AND offered.content -> (told ->> 'field') = was
      AND offered."user" = last."user" AND offered.given_by <> '';
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (it.id, it.queue_id, pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp()), 'proposed', who.name,
            station, told);
    PERFORM intray.tell_change(it.queue_id);
    RETURN true;
END
$fn$
