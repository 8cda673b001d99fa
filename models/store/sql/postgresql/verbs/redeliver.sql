-- name: redeliver
-- What an accepted import says of items that were there before, up to so many of them; how many there were.
CREATE OR REPLACE FUNCTION intray.redeliver(who intray."user", running intray.import, most bigint, at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    one intray.redelivered;
    done bigint := 0;
BEGIN
    who.name := running."user";
    FOR one IN SELECT * FROM intray.redelivered AS row
               WHERE row.import_id = running.id AND row.outcome = 'waiting' ORDER BY row.item_id LIMIT most LOOP
        UPDATE intray.redelivered AS row
        SET outcome = intray.redeliver_one(who, running, one.item_id, one.record, at), record = NULL
        WHERE row.import_id = running.id AND row.item_id = one.item_id;
        done := done + 1;
    END LOOP;
    RETURN done;
END
$fn$

-- name: redeliver_one
-- Field by field: what the file says otherwise than the delivery before, and nobody has changed, is taken where the item
-- waits; what somebody has changed, holds or has finished is proposed to whoever has it next. Nothing of a record that is
-- keyed twice is shown.
CREATE OR REPLACE FUNCTION intray.redeliver_one(
    who intray."user", running intray.import, wanted bigint, theirs jsonb, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    it intray.item;
    its intray.queue;
    written intray.record;
    before intray.delivered;
    known jsonb;
    ours jsonb;
    said jsonb;
    news jsonb;
    asked jsonb;
    merged jsonb;
    taken jsonb := '{}';
    worked_from jsonb;
    digests text;
    outcome text := 'same';
BEGIN
    SELECT * INTO it FROM intray.item AS found WHERE found.id = wanted FOR NO KEY UPDATE;
    SELECT * INTO its FROM intray.queue AS found WHERE found.id = it.queue_id;
    SELECT * INTO written FROM intray.record AS found WHERE found.item_id = wanted FOR NO KEY UPDATE;
    SELECT * INTO before FROM intray.delivered AS found WHERE found.item_id = wanted;
    known := coalesce(before.record, written.imported);
    ours := coalesce(written.current, written.imported);
    SELECT coalesce(pg_catalog.jsonb_object_agg(one.key, one.value), '{}'),
           coalesce(pg_catalog.jsonb_object_agg(one.key, one.value) FILTER (
               WHERE intray.is_same_value(ours -> one.key, known -> one.key)), '{}'),
           coalesce(pg_catalog.jsonb_object_agg(one.key, one.value) FILTER (
               WHERE NOT intray.is_same_value(ours -> one.key, known -> one.key)
                 AND NOT intray.is_same_value(ours -> one.key, one.value)), '{}')
    INTO said, news, asked
    FROM pg_catalog.jsonb_each(theirs) AS one
    WHERE NOT intray.is_same_value(one.value, known -> one.key);
    IF it.state = 'dismissed' AND before.recalled_at = written.finished_at THEN
        IF intray.reopen_one(who, wanted, pg_catalog.jsonb_build_object('import', running.id, 'reason', running.source),
                             NULL, running.workstation, at) IS NOT NULL THEN
            RETURN 'refused';
        END IF;
        SELECT * INTO it FROM intray.item AS found WHERE found.id = wanted;
        outcome := 'again';
    END IF;
    merged := (ours || news) - intray.names_of_nulls(news);
    IF written.sealed OR its.blind_fields <> '[]' OR intray.item_stands_in_table(wanted) THEN
        RETURN CASE WHEN outcome = 'again' OR said = '{}' THEN outcome ELSE 'refused' END;
    ELSIF it.state <> 'open' OR it.from_item_id IS NOT NULL OR intray.record_refused(its, wanted, merged, false) IS NOT NULL THEN
        asked := asked || news;
    ELSIF news <> '{}' THEN
        taken := news;
        digests := intray.change_kept(who, it, its.digest_key, merged,
                                      intray.search_text('', merged), running.workstation, at);
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail, digest)
        VALUES (wanted, it.queue_id, at, 'updated', who.name, running.workstation, pg_catalog.jsonb_build_object(
                    'import', running.id,
                    'fields', (SELECT pg_catalog.jsonb_agg(name) FROM pg_catalog.jsonb_object_keys(news) AS name)), digests);
        outcome := CASE outcome WHEN 'again' THEN outcome ELSE 'updated' END;
    END IF;
    IF before.worked_from IS NOT NULL OR asked <> '{}' THEN
        worked_from := (coalesce(before.worked_from, known) || taken) - intray.names_of_nulls(taken);
    END IF;
    INSERT INTO intray.delivered (item_id, import_id, record, worked_from)
    VALUES (wanted, running.id, known || theirs, worked_from)
    ON CONFLICT (item_id) DO UPDATE
    SET import_id = excluded.import_id, record = excluded.record, recalled_at = NULL, worked_from = excluded.worked_from;
    PERFORM intray.propose_delivered(wanted, who.name, said, asked - intray.names_of_nulls(asked), at);
    RETURN CASE WHEN asked - intray.names_of_nulls(asked) = '{}' THEN outcome ELSE 'proposed' END;
END
$fn$

-- name: propose_delivered
-- What a file says anew takes the place of what an earlier one proposed; what a person typed stays.
CREATE OR REPLACE FUNCTION intray.propose_delivered(
    wanted bigint, importer text, said jsonb, asked jsonb, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.proposal (item_id, "user", content, typed_at, given_by)
    SELECT wanted, importer, asked, at, ''
    WHERE asked <> '{}' OR EXISTS (SELECT 1 FROM intray.proposal AS known WHERE known.item_id = wanted)
    ON CONFLICT (item_id) DO UPDATE
    SET content = CASE WHEN proposal.given_by = ''
                       THEN (proposal.content - ARRAY(SELECT pg_catalog.jsonb_object_keys(said))) || asked
                       ELSE asked || proposal.content END,
        typed_at = CASE WHEN asked = '{}' OR proposal.given_by <> '' THEN proposal.typed_at ELSE at END;
    DELETE FROM intray.proposal AS known WHERE known.item_id = wanted AND known.content = '{}';
END
$fn$

-- name: is_same_value
-- Whether two values of a field are the same; none is the same as null.
CREATE OR REPLACE FUNCTION intray.is_same_value(one jsonb, other jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT nullif(one, 'null') IS NOT DISTINCT FROM nullif(other, 'null')
$fn$

-- name: names_of_nulls
CREATE OR REPLACE FUNCTION intray.names_of_nulls(record jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $fn$
    SELECT ARRAY(SELECT one.key FROM pg_catalog.jsonb_each(record) AS one WHERE one.value = 'null')
$fn$
