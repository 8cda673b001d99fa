-- name: attach
-- Keeps the next piece of a file that belongs to an item; with the last one the file is attached, and the history tells it.
-- Who imports names the item by the import and its key, as long as nobody sees it. Each piece has 1 MiB, but for the last. A
-- piece that is sent again changes nothing.
CREATE OR REPLACE FUNCTION intray.attach(
    item bigint, import bigint, key text, name text, media_type text, size bigint, operation uuid, number bigint,
    content text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    its intray.item;
    it intray.attachment;
    needed text[] := CASE WHEN import IS NULL THEN ARRAY['supervisor', 'administrator'] ELSE ARRAY['importer'] END;
    bytes bytea := pg_catalog.decode(content, 'base64');
    target bigint;
    refusal text;
BEGIN
    IF NOT who.roles && needed THEN
        RETURN intray.not_permitted(needed[1]);
    END IF;
    IF import IS NULL THEN
        SELECT * INTO its FROM intray.item AS there WHERE there.id = attach.item AND there.state <> 'staged' FOR KEY SHARE;
    ELSE
        UPDATE intray.import AS running SET heard_at = intray.clock()
        WHERE running.id = attach.import AND running.state = 'staging' AND running."user" = who.name
        RETURNING running.queue_id INTO target;
        SELECT * INTO its FROM intray.item AS there
        WHERE there.queue_id = target AND there.key = attach.key AND there.import_id = attach.import
          AND there.state = 'staged'
        FOR KEY SHARE;
    END IF;
    IF its.id IS NULL THEN
        RETURN CASE WHEN import IS NULL THEN intray.no_such_item(item) ELSE '{"refused":"import_not_staging"}' END;
    END IF;
    IF number = 0 THEN
        refusal := intray.begin_attachment(who, its, name, media_type, size, operation);
    END IF;
    SELECT * INTO it FROM intray.attachment AS begun WHERE begun.operation_id = operation FOR UPDATE;
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    ELSIF it.id IS NULL OR it.item_id <> its.id OR it.attached_by <> who.name OR it.size <> size OR number > it.pieces THEN
        RETURN '{"refused":"attaching_interrupted"}';
    ELSIF number = it.pieces AND it.digest IS NULL THEN
        IF pg_catalog.length(bytes) <> least(1048576, it.size - number * 1048576) THEN
            RETURN '{"refused":"value_odd","what":"content"}';
        END IF;
        INSERT INTO intray.attachment_piece (attachment_id, number, digest, content)
        VALUES (it.id, attach.number, pg_catalog.encode(pg_catalog.sha256(bytes), 'hex'), bytes);
        UPDATE intray.attachment AS begun SET pieces = begun.pieces + 1 WHERE begun.id = it.id;
        IF (number + 1) * 1048576 >= it.size THEN
            refusal := intray.end_attachment(who, its, it, operation, workstation);
        END IF;
    END IF;
    RETURN coalesce(refusal, pg_catalog.json_build_object('attachment', it.id)::text);
END
$fn$

-- name: drop_broken_off
-- The pieces of files that were broken off more than a day ago.
CREATE OR REPLACE FUNCTION intray.drop_broken_off() RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    DELETE FROM intray.attachment WHERE digest IS NULL AND attached_at < intray.clock() - interval '1 day';
END
$fn$

-- name: drop_called_off_attachment
CREATE OR REPLACE FUNCTION intray.drop_called_off_attachment(operation uuid, whose text) RETURNS void
LANGUAGE plpgsql AS $fn$
BEGIN
    DELETE FROM intray.attachment WHERE operation_id = operation AND digest IS NULL AND attached_by = whose;
END
$fn$

-- name: begin_attachment
-- Null: it has begun, or had.
CREATE OR REPLACE FUNCTION intray.begin_attachment(
    who intray."user", its intray.item, its_name text, its_type text, its_size bigint, operation uuid) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    most bigint := (SELECT intray.largest_attachment(queue.record_schema) FROM intray.queue WHERE queue.id = its.queue_id);
BEGIN
    IF its_size > most THEN
        RETURN pg_catalog.json_build_object('refused', 'attachment_too_large', 'most', most)::text;
    END IF;
    PERFORM intray.drop_broken_off();
    INSERT INTO intray.attachment (item_id, operation_id, name, media_type, size, attached_by, attached_at)
    VALUES (its.id, operation, its_name, its_type, its_size, who.name, intray.clock())
    ON CONFLICT (operation_id) DO NOTHING;
    RETURN NULL;
END
$fn$

-- name: end_attachment
-- It is whole. What is staged is told of when it is opened. Null: it is attached.
CREATE OR REPLACE FUNCTION intray.end_attachment(
    who intray."user", its intray.item, it intray.attachment, operation uuid, station text) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    whole text := intray.digest_of_pieces(it.id);
BEGIN
    IF its.state <> 'staged' THEN
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, operation_id, detail, digest)
        SELECT its.id, its.queue_id, intray.clock(), 'attached', who.name, station, operation,
               pg_catalog.jsonb_build_object('attachment', it.id, 'size', it.size),
               intray.attached_digest(queue.digest_key, it, whole)
        FROM intray.queue WHERE queue.id = its.queue_id
        ON CONFLICT (operation_id) WHERE operation_id IS NOT NULL DO NOTHING;
        IF NOT FOUND THEN
            DELETE FROM intray.attachment AS begun WHERE begun.id = it.id; -- sent again it answers the same
            RETURN '{"refused":"called_off"}';
        END IF;
        PERFORM intray.tell_change(its.queue_id);
    END IF;
    UPDATE intray.attachment AS begun SET digest = whole WHERE begun.id = it.id;
    RETURN NULL;
END
$fn$

-- name: tell_attached
-- The history of items that are opened tells what came in with them.
CREATE OR REPLACE FUNCTION intray.tell_attached(opened bigint[], it intray.import, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail, digest)
    SELECT one.item_id, it.queue_id, tell_attached.at, 'attached', one.attached_by, it.workstation,
           pg_catalog.jsonb_build_object('attachment', one.id, 'size', one.size),
           intray.attached_digest(queue.digest_key, one, one.digest)
    FROM intray.attachment AS one
    JOIN intray.queue ON queue.id = it.queue_id
    WHERE one.item_id = ANY (opened) AND one.digest IS NOT NULL
    ORDER BY one.id;
END
$fn$

-- name: digest_of_pieces
CREATE OR REPLACE FUNCTION intray.digest_of_pieces(attachment bigint) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
        pg_catalog.string_agg(piece.digest, ',' ORDER BY piece.number), 'UTF8')), 'hex')
    FROM intray.attachment_piece AS piece WHERE piece.attachment_id = digest_of_pieces.attachment
$fn$

-- name: attached_digest
-- What the history tells a file by, its name and all that is said of it: with the queue's key in front, so that nobody can
-- hold a file of theirs against it.
CREATE OR REPLACE FUNCTION intray.attached_digest(digest_key uuid, it intray.attachment, digest text) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.jsonb_build_array(
        digest_key, it.item_id, digest, it.name, it.media_type, it.size, it.attached_by, intray.iso(it.attached_at))::text,
        'UTF8')), 'hex');
END
$fn$

-- name: largest_attachment
-- In bytes: what the queue's schema says, else 20 MiB.
CREATE OR REPLACE FUNCTION intray.largest_attachment(record_schema jsonb) RETURNS bigint LANGUAGE sql STABLE AS $fn$
    SELECT CASE WHEN pg_catalog.jsonb_typeof(record_schema #> '{x-intray,largest_attachment}') = 'number'
                THEN least((record_schema #>> '{x-intray,largest_attachment}')::numeric, 1073741824)::bigint
                ELSE 20971520 END
$fn$
