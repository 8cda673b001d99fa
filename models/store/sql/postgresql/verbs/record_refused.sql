-- name: record_refused
-- Why a record may not be written; null: it may. Fields that the item has already are no unknown ones. An item of null
-- is a new one. `completes`: what is required must be filled in.
CREATE OR REPLACE FUNCTION intray.record_refused(its intray.queue, item bigint, record jsonb, completes boolean)
RETURNS text LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    unknown jsonb := '{}';
    named text;
BEGIN
    IF pg_catalog.jsonb_typeof(record) IS DISTINCT FROM 'object' THEN
        RETURN '{"refused":"record_is_no_object"}';
    END IF;
    IF pg_catalog.octet_length(record::text) > its.largest_record THEN
        RETURN pg_catalog.json_build_object('refused', 'record_too_large', 'most', its.largest_record)::text;
    END IF;
    IF its.fields <> '{}' THEN
        unknown := record - its.fields;
    ELSIF (SELECT pg_catalog.count(*) FROM pg_catalog.jsonb_object_keys(record)) > MOST_FIELDS THEN
        RETURN intray.too_many_fields();
    END IF;
    IF unknown <> '{}' THEN
        unknown := unknown - intray.names_of_item(item);
    END IF;
    IF unknown <> '{}' THEN
        SELECT name INTO named FROM pg_catalog.jsonb_object_keys(unknown) AS name ORDER BY name COLLATE "C" LIMIT 1;
        RETURN pg_catalog.json_build_object('refused', 'unknown_field', 'field', named)::text;
    END IF;
    IF pg_catalog.octet_length(record::text) > its.largest_field THEN
        SELECT one.key INTO named FROM pg_catalog.jsonb_each(record) AS one
        WHERE pg_catalog.octet_length(one.value::text) > its.largest_field ORDER BY one.key COLLATE "C" LIMIT 1;
        IF named IS NOT NULL THEN
            RETURN pg_catalog.json_build_object('refused', 'field_too_large', 'field', named,
                                                'most', its.largest_field)::text;
        END IF;
    END IF;
    IF completes THEN
        record := intray.with_reasons(record, (SELECT its_record.missing FROM intray.record AS its_record
                                               WHERE its_record.item_id = record_refused.item));
        SELECT wanted.name INTO named FROM pg_catalog.unnest(its.required_fields) WITH ORDINALITY AS wanted (name, nth)
        WHERE intray.is_blank(record ->> wanted.name) ORDER BY wanted.nth LIMIT 1;
        IF named IS NOT NULL THEN
            RETURN pg_catalog.json_build_object('refused', 'field_required', 'field', named)::text;
        END IF;
    END IF;
    RETURN NULL;
END
$fn$

-- name: key_refused
-- Why an item may not come in under a key; null: it may.
CREATE OR REPLACE FUNCTION intray.key_refused(key text) RETURNS text LANGUAGE sql IMMUTABLE AS $fn$
    SELECT CASE WHEN pg_catalog.length(key) > LONGEST_KEY
                THEN '{"refused":"text_too_long","what":"key","most":LONGEST_KEY}' END
$fn$

-- name: too_many_fields
CREATE OR REPLACE FUNCTION intray.too_many_fields() RETURNS text LANGUAGE sql IMMUTABLE AS $fn$
    SELECT '{"refused":"too_many","what":"field","most":MOST_FIELDS}'
$fn$

-- name: is_blank
-- Nothing, or white space only, whatever the locale of the database takes for that.
CREATE OR REPLACE FUNCTION intray.is_blank(text text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT coalesce(pg_catalog.btrim(text,
        E' \t\n\u000b\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000'), '') = ''
$fn$

-- name: still_missing
-- The reasons of fields that are empty in this record; null: there are none.
CREATE OR REPLACE FUNCTION intray.still_missing(missing jsonb, record jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (SELECT pg_catalog.jsonb_object_agg(said.key, said.value) FROM pg_catalog.jsonb_each(missing) AS said
            WHERE intray.is_blank(record ->> said.key));
END
$fn$

-- name: with_reasons
-- The record as if the reasons of its empty fields were their values, because whoever has a reason need not fill in.
CREATE OR REPLACE FUNCTION intray.with_reasons(record jsonb, missing jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN CASE WHEN missing IS NULL THEN record ELSE record || coalesce(intray.still_missing(missing, record), '{}') END;
END
$fn$

-- name: is_filled
-- Whether all these fields are filled in.
CREATE OR REPLACE FUNCTION intray.is_filled(record jsonb, required text[]) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $fn$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY required LOOP
        IF intray.is_blank(record ->> name) THEN
            RETURN false;
        END IF;
    END LOOP;
    RETURN true;
END
$fn$

-- name: fits
-- Whether a record is certainly fine; if not, record_refused has to look. Without a query of its own, so that it becomes
-- part of the statement that asks: called as a function it costs a tenth of a completion. STABLE as pg_column_size() is;
-- a function that promises more than what is in it is called. So few bytes have no more fields than a queue may.
CREATE OR REPLACE FUNCTION intray.fits(record jsonb, fields text[], required text[], largest bigint) RETURNS boolean
LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.jsonb_typeof(record) = 'object' AND pg_catalog.pg_column_size(record) * 6 < largest
        AND CASE WHEN fields = '{}' THEN pg_catalog.pg_column_size(record) < 8 * MOST_FIELDS ELSE record - fields = '{}' END
        AND (required = '{}' OR intray.is_filled(record, required))
$fn$

-- name: held_record_refused
-- The same for an item under its lock. Null, too, if that does not hold it: then there is more to say than this.
CREATE OR REPLACE FUNCTION intray.held_record_refused(
    who intray."user", item bigint, lock uuid, record jsonb, search text, kind text) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    its intray.queue;
BEGIN
    SELECT queue.* INTO its FROM intray.item AS it JOIN intray.queue ON queue.id = it.queue_id
    WHERE it.id = held_record_refused.item AND it.lock_id = lock AND it.lock_user = who.name;
    RETURN CASE WHEN its.id IS NOT NULL THEN coalesce(
        CASE WHEN record IS NOT NULL THEN intray.record_refused(its, item, record, kind = 'complete') END,
        intray.beside_refused(its, search, NULL)) END;
END
$fn$

-- name: beside_refused
-- Why what is written beside a record is too much; null: it is not. What is searched in is made of the record, and case
-- can make it longer; the key comes on top.
CREATE OR REPLACE FUNCTION intray.beside_refused(its intray.queue, search text, context jsonb) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN pg_catalog.octet_length(search) > its.largest_record * 2 + 4096
        THEN pg_catalog.json_build_object('refused', 'text_too_long', 'what', 'search',
                                          'most', its.largest_record * 2 + 4096)
        WHEN pg_catalog.octet_length(context::text) > its.largest_record
        THEN pg_catalog.json_build_object('refused', 'text_too_long', 'what', 'context', 'most', its.largest_record) END::text;
END
$fn$

-- name: names_of_item
-- The fields that an item's record has or came in with.
CREATE OR REPLACE FUNCTION intray.names_of_item(item bigint) RETURNS text[] LANGUAGE sql STABLE AS $fn$
    SELECT ARRAY(
        SELECT pg_catalog.jsonb_object_keys(one.part)
        FROM intray.record AS its
        CROSS JOIN LATERAL (VALUES (its.imported), (its.current)) AS one (part)
        WHERE its.item_id = names_of_item.item AND pg_catalog.jsonb_typeof(one.part) = 'object')
$fn$

-- name: draft_refused
-- Why this cannot be kept as what somebody types; null: it can. A draft may break any rule, but is an object, and not
-- endless.
CREATE OR REPLACE FUNCTION intray.draft_refused(content jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN pg_catalog.jsonb_typeof(content) IS DISTINCT FROM 'object' THEN '{"refused":"record_is_no_object"}'
        WHEN pg_catalog.pg_column_size(content) > 16777216 THEN '{"refused":"record_too_large","most":16777216}' END;
END
$fn$
