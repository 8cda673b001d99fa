-- name: attachments_of
-- The files of an item and of the steps before it, for whoever may read its record.
CREATE OR REPLACE FUNCTION intray.attachments_of(item bigint)
RETURNS TABLE (id bigint, item_id bigint, name text, media_type text, size bigint, digest text, attached_by text,
               attached_at text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF intray.reads_record(item) THEN
        RETURN QUERY
            SELECT one.id, one.item_id, one.name, one.media_type, one.size, one.digest, one.attached_by,
                   intray.iso(one.attached_at)
            FROM intray.attachment AS one
            WHERE one.item_id IN (SELECT step FROM intray.steps_to(item) AS step) AND one.digest IS NOT NULL
            ORDER BY one.id;
    END IF;
END
$fn$

-- name: piece_of
-- A piece of a file that attachments_of() tells of.
CREATE OR REPLACE FUNCTION intray.piece_of(item bigint, attachment bigint, number bigint) RETURNS TABLE (content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF EXISTS (SELECT 1 FROM intray.attachments_of(piece_of.item) AS one WHERE one.id = piece_of.attachment) THEN
        RETURN QUERY
            SELECT pg_catalog.encode(piece.content, 'base64') FROM intray.attachment_piece AS piece
            WHERE piece.attachment_id = piece_of.attachment AND piece.number = piece_of.number;
    END IF;
END
$fn$

-- name: reads_record
-- As the row filters of records and items say it.
CREATE OR REPLACE FUNCTION intray.reads_record(item bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (
        SELECT 1 FROM intray.record AS its
        JOIN intray.item AS there ON there.id = its.item_id AND there.state <> 'staged'
        WHERE its.item_id = reads_record.item AND its.queue_id = ANY (intray.my_record_queues())
          AND (NOT its.sealed OR intray.may_see_record(its.item_id, its.finished_by)))
$fn$

-- name: steps_to
-- An item and those that it came from.
CREATE OR REPLACE FUNCTION intray.steps_to(item bigint) RETURNS SETOF bigint LANGUAGE sql STABLE AS $fn$
    WITH RECURSIVE step (id) AS (
        SELECT steps_to.item
        UNION
        SELECT its.from_item_id FROM step JOIN intray.item AS its ON its.id = step.id WHERE its.from_item_id IS NOT NULL)
    SELECT id FROM step
$fn$

-- name: audited_attachments
-- Of each file the digest that the history tells, the one that was noted, and if whole is 1 the one of its content.
CREATE OR REPLACE FUNCTION intray.audited_attachments(after bigint, most bigint, whole bigint)
RETURNS TABLE (id bigint, item_id bigint, told text, noted text, content text, digest text) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT one.id, one.item_id,
                   intray.told_of_file(one),
                   intray.attached_digest(queue.digest_key, one, one.digest),
                   CASE WHEN whole = 1 THEN intray.attached_digest(queue.digest_key, one, (
                       SELECT pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.string_agg(
                           pg_catalog.encode(pg_catalog.sha256(piece.content), 'hex'), ',' ORDER BY piece.number),
                           'UTF8')), 'hex')
                       FROM intray.attachment_piece AS piece WHERE piece.attachment_id = one.id)) END, ''
            FROM intray.attachment AS one
            JOIN intray.item ON item.id = one.item_id AND item.state <> 'staged'
            JOIN intray.queue ON queue.id = item.queue_id
            WHERE one.id > after AND one.digest IS NOT NULL
            ORDER BY one.id
            LIMIT most;
    END IF;
END
$fn$

-- name: told_of_file
-- The digest that the history tells of a file; null: it tells nothing of it. Told twice, of another size or as somebody
-- else's, it is no digest.
CREATE OR REPLACE FUNCTION intray.told_of_file(one intray.attachment) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (
        SELECT CASE WHEN pg_catalog.count(*) = 1 AND pg_catalog.min(event."user") = one.attached_by
                         AND pg_catalog.min(event.detail ->> 'size') = one.size::text
                    THEN pg_catalog.min(event.digest) WHEN pg_catalog.count(*) > 0 THEN 'otherwise' END
        FROM intray.event
        WHERE event.item_id = one.item_id AND event.kind = 'attached' AND event.detail ->> 'attachment' = one.id::text);
END
$fn$

-- name: lost_attachments
-- Files that the history tells of and that are not there any more.
CREATE OR REPLACE FUNCTION intray.lost_attachments() RETURNS TABLE (id bigint, item_id bigint) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT event.id, event.item_id FROM intray.event
            JOIN intray.item ON item.id = event.item_id
            WHERE event.kind = 'attached' AND NOT EXISTS (
                SELECT 1 FROM intray.attachment AS one
                WHERE one.item_id = event.item_id AND one.id::text = event.detail ->> 'attachment' AND one.digest IS NOT NULL)
            ORDER BY event.id;
    END IF;
END
$fn$
