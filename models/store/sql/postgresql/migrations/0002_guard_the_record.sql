-- What guards the record: its fields and size, who may read it, and that nobody changed it afterwards.

-- name: role_of_tables
-- As in schema/01_roles: another database of the server may have it already.
DO $do$
BEGIN
    IF pg_catalog.to_regrole('intray_table') IS NULL THEN
        BEGIN
            CREATE ROLE intray_table NOLOGIN;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN
            NULL;
        END;
    END IF;
END
$do$

-- name: tables_for_their_role
-- What was granted to the owner for an adopted table is its own role's now, which only the table's owner can say.
DO $do$
DECLARE
    it record;
BEGIN
    FOR it IN
        SELECT what.oid::regclass AS name, what.relnamespace::regnamespace AS place, given.privilege_type AS verb,
               NULL::text AS part
        FROM pg_catalog.pg_class AS what, pg_catalog.aclexplode(what.relacl) AS given
        WHERE given.grantee = pg_catalog.to_regrole('intray_owner') AND what.relowner <> given.grantee
        UNION ALL
        SELECT part.attrelid::regclass, what.relnamespace::regnamespace, given.privilege_type,
               pg_catalog.quote_ident(part.attname)
        FROM pg_catalog.pg_attribute AS part JOIN pg_catalog.pg_class AS what ON what.oid = part.attrelid,
             pg_catalog.aclexplode(part.attacl) AS given
        WHERE given.grantee = pg_catalog.to_regrole('intray_owner') AND what.relowner <> given.grantee
    LOOP
        BEGIN
            EXECUTE pg_catalog.format('GRANT USAGE ON SCHEMA %s TO intray_table', it.place);
            EXECUTE pg_catalog.format('GRANT %s%s ON %s TO intray_table', it.verb, ' (' || it.part || ')', it.name);
        EXCEPTION WHEN insufficient_privilege THEN
            RAISE NOTICE 'not done, its owner must: GRANT % ON % TO intray_table', it.verb, it.name;
        END;
    END LOOP;
END
$do$

-- name: calls_are_told_plainly
DO $do$
BEGIN
    EXECUTE pg_catalog.format('ALTER DATABASE %I SET log_parameter_max_length_on_error = 0',
                              pg_catalog.current_database());
    EXECUTE pg_catalog.format('ALTER DATABASE %I SET quote_all_identifiers = off', pg_catalog.current_database());
EXCEPTION WHEN insufficient_privilege THEN
    RAISE NOTICE 'not done, the right is missing: ALTER DATABASE ... SET log_parameter_max_length_on_error = 0';
END
$do$

-- name: as_the_owner
AS_OWNER

-- name: answer
CREATE DOMAIN intray.answer AS text

-- name: turn
CREATE TABLE intray.turn (
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    kind text COLLATE "C" NOT NULL,
    PRIMARY KEY (queue_id, kind)
) WITH (fillfactor = 10)

-- name: turns_of_queues
INSERT INTO intray.turn (queue_id, kind)
SELECT queue.id, turn.kind FROM intray.queue CROSS JOIN (VALUES ('run'), ('serve'), ('list')) AS turn (kind)

-- name: add_turns
CREATE FUNCTION intray.add_turns() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.turn (queue_id, kind) VALUES (NEW.id, 'run'), (NEW.id, 'serve'), (NEW.id, 'list');
    RETURN NULL;
END
$fn$

-- name: queue_has_turns
CREATE TRIGGER queue_has_turns AFTER INSERT ON intray.queue FOR EACH ROW EXECUTE FUNCTION intray.add_turns()

-- name: put_aside
CREATE VIEW intray.put_aside AS
SELECT item.queue_id, item.key, item.state, item.available_at
FROM intray.item
JOIN intray.adopted ON adopted.queue_id = item.queue_id
WHERE item.state IN ('open', 'failed', 'dismissed', 'done')

-- name: lock_of
-- The lock id of an item that is locked, for whoever holds it and for those who answer for all locks. Whoever may read
-- the column in the table itself reads it there.
CREATE FUNCTION intray.lock_of(item bigint) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT held.lock_id FROM intray.item AS held
    WHERE held.id = lock_of.item AND held.state = 'locked'
      AND (held.lock_user = intray.my_name() OR intray.i_am('supervisor', 'administrator', 'auditor'))
$fn$

-- name: known_locks
-- The same for all items at once.
CREATE FUNCTION intray.known_locks() RETURNS TABLE (item_id bigint, lock_id uuid) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    me text := intray.my_name();
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY SELECT held.id, held.lock_id FROM intray.item AS held WHERE held.state = 'locked';
    ELSE
        RETURN QUERY SELECT held.id, held.lock_id FROM intray.item AS held
                     WHERE held.state = 'locked' AND held.lock_user = me;
    END IF;
END
$fn$

-- name: item_row_anew
CREATE OR REPLACE VIEW intray.item_row WITH (security_invoker = true) AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    intray.available(item.available_at) AS available_at,
    CASE WHEN item.state = 'locked' THEN intray.lock_of(item.id) END AS lock_id, item.lock_user, item.lock_workstation,
    intray.iso(item.locked_at) AS locked_at, intray.iso(item.expires_at) AS expires_at,
    item.attempts, item.created_by, intray.iso(item.created_at) AS created_at, item.change,
    written.record, written.search, item.available_at AS available_since,
    item.from_item_id, item.sent_back_by, item.sent_back_reason
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
LEFT JOIN LATERAL (
    SELECT coalesce(record.current, record.imported) AS record, record.search
    FROM intray.record WHERE record.item_id = item.id
    OFFSET 0) AS written ON true

-- name: lock_of_event
-- The lock id in a line of the history, for whoever had the lock, also where another ended it, and for those who answer
-- for all locks.
CREATE FUNCTION intray.lock_of_event(event bigint) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT told.lock_id FROM intray.event AS told
    WHERE told.id = lock_of_event.event
      AND (told."user" = intray.my_name() OR intray.i_am('supervisor', 'administrator', 'auditor')
           OR EXISTS (SELECT 1 FROM intray.event AS mine
                      WHERE mine.item_id = told.item_id AND mine.lock_id = told.lock_id
                        AND mine."user" = intray.my_name()))
$fn$

-- name: event_row_anew
CREATE OR REPLACE VIEW intray.event_row WITH (security_invoker = true) AS
SELECT id, item_id, intray.iso(at) AS at, kind::text AS kind, "user", workstation, intray.lock_of_event(id) AS lock_id,
       operation_id, detail
FROM intray.event

-- name: adopted_row_anew
CREATE OR REPLACE VIEW intray.adopted_row AS
SELECT adopted.queue_id, queue.name AS queue, adopted.layout
FROM intray.adopted
JOIN intray.queue ON queue.id = adopted.queue_id
WHERE queue.id = ANY ((SELECT intray.my_queues())::bigint[]) OR (SELECT intray.i_am('importer', 'administrator'))

-- name: statements_without_items
UPDATE intray.adopted
SET statements = pg_catalog.replace(statements::text, 'intray.item AS aside', 'intray.put_aside AS aside')::jsonb

-- Functions of the schema, as they are in its files now.
-- name: my_name_anew
CREATE OR REPLACE FUNCTION intray.my_name() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT name FROM intray."user"
    WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid
      AND active AND server = intray.this_server()
$fn$

-- name: i_am_anew
CREATE OR REPLACE FUNCTION intray.i_am(VARIADIC wanted text[]) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray."user"
                   WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid
      AND active AND server = intray.this_server()
                     AND roles && wanted)
$fn$

-- name: my_queues_anew
CREATE OR REPLACE FUNCTION intray.my_queues() RETURNS bigint[] LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT CASE WHEN roles && ARRAY['supervisor', 'administrator', 'auditor'] OR every_queue
                THEN (SELECT pg_catalog.array_agg(id) FROM intray.queue)
                ELSE (SELECT pg_catalog.array_agg(queue_id) FROM intray.membership AS mine WHERE mine."user" = me.name) END
    FROM intray."user" AS me
    WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid
      AND active AND server = intray.this_server()
      AND roles && ARRAY['clerk', 'worker', 'supervisor', 'administrator', 'auditor']
$fn$

-- name: hidden_imports_anew
CREATE OR REPLACE FUNCTION intray.hidden_imports() RETURNS bigint[] LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT coalesce(pg_catalog.array_agg(id), '{}') FROM intray.import WHERE state IN ('staging', 'discarding')
$fn$

-- name: item_rule_broken_anew
CREATE OR REPLACE FUNCTION intray.item_rule_broken(item intray.item) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN item.state NOT IN ('staged', 'open', 'locked', 'done', 'failed', 'dismissed') THEN 'state_known'
        WHEN item.key !~ '[^[:space:]]' THEN 'key_not_blank'
        WHEN item.state = 'staged' AND item.import_id IS NULL THEN 'staged_by_an_import'
        WHEN pg_catalog.num_nulls(item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at)
             <> CASE item.state WHEN 'locked' THEN 0 ELSE 5 END THEN 'locked_means_a_whole_lock'
        WHEN item.available_at <> '-infinity' AND item.state NOT IN ('staged', 'open')
        THEN 'only_open_waits_for_later' END;
END
$fn$

-- name: find_place_anew
CREATE OR REPLACE FUNCTION intray.find_place(queue bigint, rank bigint, item bigint) RETURNS boolean LANGUAGE plpgsql AS $fn$
BEGIN
    PERFORM 1 FROM intray.mark WHERE mark.queue_id = queue FOR SHARE;
    RETURN (SELECT (mark.rank, mark.item_id) > (find_place.rank, item) FROM intray.mark WHERE mark.queue_id = queue);
END
$fn$

-- name: change_item_anew
CREATE OR REPLACE FUNCTION intray.change_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text;
BEGIN
    IF NEW.available_at = '-infinity' AND NEW.rank = OLD.rank AND NEW.queue_id = OLD.queue_id
            AND NOT NEW.front AND (OLD.state = 'open' AND NEW.state = 'locked'
                 AND pg_catalog.num_nulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0
                 OR OLD.state = 'locked' AND NEW.state = 'done'
                 AND pg_catalog.num_nonnulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0)
    THEN
        RETURN NEW;
    END IF;
    broken := CASE
        WHEN NEW.queue_id <> OLD.queue_id
             OR (NEW.priority <> OLD.priority OR NEW.rank <> OLD.rank)
                AND (OLD.state <> 'open' OR NEW.state <> 'open' OR NEW.rank <> -NEW.priority::bigint)
        THEN 'place_stays'
        WHEN OLD.state <> NEW.state AND NOT (
            OLD.state = 'staged' AND NEW.state = 'open'
            OR OLD.state = 'open' AND NEW.state IN ('locked', 'done')
            OR OLD.state = 'locked' AND NEW.state IN ('open', 'done', 'failed', 'dismissed')
            OR OLD.state IN ('done', 'failed', 'dismissed') AND NEW.state IN ('locked', 'open'))
        THEN 'state_move_allowed'
        ELSE intray.item_rule_broken(NEW) END;
    IF broken IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = broken, CONSTRAINT = broken;
    END IF;
    IF OLD.lock_id <> NEW.lock_id THEN
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
        VALUES (OLD.id, OLD.queue_id, NEW.locked_at, 'expired', OLD.lock_user, OLD.lock_workstation, OLD.lock_id);
    END IF;
    NEW.front := NEW.state = 'open' AND NEW.available_at = '-infinity'
        AND (OLD.state <> 'staged' AND NEW.rank = OLD.rank OR intray.find_place(NEW.queue_id, NEW.rank, NEW.id));
    RETURN NEW;
END
$fn$

-- name: may_see_record_anew
CREATE OR REPLACE FUNCTION intray.may_see_record(item bigint, finished_by text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT intray.i_am('supervisor', 'administrator') OR finished_by = intray.my_name()
        OR EXISTS (SELECT 1 FROM intray.item AS held
                   WHERE held.id = may_see_record.item AND held.state = 'locked' AND held.lock_user = intray.my_name())
$fn$
-- End of those functions.

-- name: queue_fields
ALTER TABLE intray.queue
    ADD COLUMN fields text[] NOT NULL DEFAULT '{}',
    ADD COLUMN required_fields text[] NOT NULL DEFAULT '{}',
    ADD COLUMN largest_record bigint NOT NULL DEFAULT 1048576,
    ADD COLUMN largest_field bigint NOT NULL DEFAULT 1048576,
    ADD CONSTRAINT largest_record_positive CHECK (largest_record > 0),
    ADD CONSTRAINT largest_field_positive CHECK (largest_field > 0)

-- name: required_of_schemas
UPDATE intray.queue SET required_fields = ARRAY(
    SELECT value #>> '{}' FROM jsonb_path_query(record_schema, 'lax $.required[*]') AS said (value)
    WHERE jsonb_typeof(value) = 'string')

-- name: fields_of_schemas
UPDATE intray.queue SET fields = ARRAY(
    SELECT named.name
    FROM (
        SELECT 1 AS rank, nth, value #>> '{}' AS name
        FROM jsonb_path_query(queue.record_schema, 'lax $."x-intray-order"[*]') WITH ORDINALITY AS said (value, nth)
        WHERE queue.record_schema -> 'properties' -> (value #>> '{}') IS NOT NULL
        UNION ALL
        SELECT 2, 0, said.name
        FROM jsonb_object_keys(CASE jsonb_typeof(queue.record_schema -> 'properties')
                               WHEN 'object' THEN queue.record_schema -> 'properties' ELSE '{}' END) AS said (name)
        UNION ALL
        SELECT 3, nth, value #>> '{}'
        FROM jsonb_path_query(queue.record_schema, 'lax $.required[*]') WITH ORDINALITY AS said (value, nth)) AS named
    WHERE named.name IS NOT NULL
    GROUP BY named.name ORDER BY min(rank), min(nth), named.name COLLATE "C")

-- name: fields_of_records
-- Of queues without a schema: those of their records, oldest first. All are read once.
UPDATE intray.queue AS its SET fields = found.names
FROM (
    SELECT queue_id, array_agg(name ORDER BY first, nth) AS names
    FROM (
        SELECT record.queue_id, said.name, min(record.item_id) AS first, min(said.nth) AS nth
        FROM intray.record
        JOIN intray.queue ON queue.id = record.queue_id AND queue.fields = '{}'
        CROSS JOIN LATERAL jsonb_object_keys(
            CASE jsonb_typeof(record.imported) WHEN 'object' THEN record.imported ELSE '{}' END
            || CASE jsonb_typeof(record.current) WHEN 'object' THEN record.current ELSE '{}' END)
            WITH ORDINALITY AS said (name, nth)
        GROUP BY record.queue_id, said.name) AS named
    GROUP BY queue_id) AS found
WHERE its.id = found.queue_id

-- name: queue_row
CREATE OR REPLACE VIEW intray.queue_row WITH (security_invoker = true) AS
SELECT queue.id, queue.name, queue.title, queue.record_schema, queue.lock_seconds, queue.longest_hold_seconds,
       queue.locks_per_user, queue.attempts, queue.dispositions, queue.next_queue_id, queue.source_query,
       queue.source_fresh_seconds, queue.paused, next_queue.name AS next_queue,
       queue.other_hands, queue.blind_fields, queue.decide_queue_id, queue.share, decide_queue.name AS decide_queue,
       queue.pause_message, queue.first_warning_seconds, queue.last_warning_seconds, queue.reasons,
       pg_catalog.array_to_json(queue.fields)::text AS fields, queue.largest_record, queue.largest_field
FROM intray.queue
LEFT JOIN intray.queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN intray.queue AS decide_queue ON decide_queue.id = queue.decide_queue_id

-- name: key_of_digests
-- What the digests of a queue's records begin with: nobody who reads a digest can guess against it.
ALTER TABLE intray.queue ADD COLUMN digest_key uuid NOT NULL DEFAULT pg_catalog.gen_random_uuid()

-- name: digest_of_event
ALTER TABLE intray.event ADD COLUMN digest text COLLATE "C"

-- name: ending_without_a_digest
DROP FUNCTION IF EXISTS intray.finish_detail(text, bigint)

-- name: rule_event
-- What was changed in the rules of queues, and in what users may do: who, when, and how it is since then. The state
-- before is that of the line before about the same queue or user; state is NULL when it is gone.
CREATE TABLE intray.rule_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    kind text COLLATE "C" NOT NULL,
    about text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    state jsonb,
    CONSTRAINT rule_event_is_about_a_queue_or_user CHECK (about IN ('queue', 'user'))
)

-- name: rule_event_subject
CREATE INDEX rule_event_subject ON intray.rule_event (about, subject, id)

-- name: rule_event_stays
CREATE TRIGGER rule_event_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON intray.rule_event
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('history_is_append_only')

-- name: rule_event_is_always_kept
ALTER TABLE intray.rule_event ENABLE ALWAYS TRIGGER rule_event_stays

-- name: rows_of_rule_event
-- Read through functions only.
ALTER TABLE intray.rule_event ENABLE ROW LEVEL SECURITY

-- name: seal
-- Seals over stretches of the history, each with the digest of the one before (docs/internals/audit.md).
CREATE TABLE intray.seal (
    number bigint NOT NULL PRIMARY KEY,
    made_at timestamptz NOT NULL,
    made_by text COLLATE "C" NOT NULL,
    first_event bigint NOT NULL,
    last_event bigint NOT NULL,
    events bigint NOT NULL,
    first_rule bigint NOT NULL,
    last_rule bigint NOT NULL,
    rules bigint NOT NULL,
    items bigint NOT NULL,
    previous text COLLATE "C" NOT NULL,
    digest text COLLATE "C" NOT NULL,
    CONSTRAINT seal_follows_once UNIQUE (previous),
    CONSTRAINT seal_is_counted_from_one CHECK (number > 0),
    CONSTRAINT seal_digest_is_sha256 CHECK (pg_catalog.length(digest) = 64 AND pg_catalog.length(previous) = 64)
)

-- name: seal_stays
CREATE TRIGGER seal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON intray.seal
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('seals_stay')

-- name: seal_is_always_kept
ALTER TABLE intray.seal ENABLE ALWAYS TRIGGER seal_stays

-- name: rows_of_seal
-- Read through functions only.
ALTER TABLE intray.seal ENABLE ROW LEVEL SECURITY

-- name: item_seal
-- What an item held when its history was sealed: a digest of each fact, behind the newest of its events then. The seal
-- covers these lines too.
CREATE TABLE intray.item_seal (
    item_id bigint NOT NULL,
    event_id bigint NOT NULL,
    seal bigint NOT NULL,
    digests text COLLATE "C" NOT NULL,
    PRIMARY KEY (item_id, event_id)
)

-- name: item_seal_of_seal
CREATE INDEX item_seal_of_seal ON intray.item_seal (seal, item_id)

-- name: item_seal_stays
CREATE TRIGGER item_seal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON intray.item_seal
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('seals_stay')

-- name: item_seal_is_always_kept
ALTER TABLE intray.item_seal ENABLE ALWAYS TRIGGER item_seal_stays

-- name: rows_of_item_seal
-- Read through functions only.
ALTER TABLE intray.item_seal ENABLE ROW LEVEL SECURITY

-- name: fact_digest
-- A digest that nobody can guess against without the queue's key.
CREATE FUNCTION intray.fact_digest(digest_key uuid, item bigint, name text, fact text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.left(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
        digest_key::text || '|' || item::text || '|' || name || '|' || fact, 'UTF8')), 'hex'), 32)
$fn$

-- name: item_fact
-- What is sealed of an item, in the order of allFacts in checking/facts.h; '': nothing. Each of these changes together with
-- a line of its history only. Other programs write the records of an adopted table, so those are left out. For the
-- functions of seals and audits alone.
CREATE VIEW intray.item_fact AS
SELECT item.id AS item_id, (SELECT pg_catalog.max(event.id) FROM intray.event WHERE event.item_id = item.id) AS event_id,
       pg_catalog.concat_ws(
           ',', intray.fact_digest(queue.digest_key, item.id, 'came_in', its.imported::text),
           intray.fact_digest(queue.digest_key, item.id, 'origin', pg_catalog.jsonb_build_array(
               item.queue_id, item.key, item.created_by, intray.iso(item.created_at), item.import_id)::text),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'corrected', its.current::text), ''),
           intray.fact_digest(queue.digest_key, item.id, 'search', its.search),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'context', its.context::text), ''),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'result', its.result::text), ''),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'error', its.error), ''),
           CASE WHEN its.finished_by IS NULL THEN '' ELSE intray.fact_digest(
               queue.digest_key, item.id, 'ending',
               pg_catalog.jsonb_build_array(its.finished_by, intray.iso(its.finished_at))::text) END,
           CASE item.priority WHEN 0 THEN '' ELSE intray.fact_digest(
               queue.digest_key, item.id, 'priority', item.priority::text) END,
           CASE WHEN item.state = 'open' AND item.available_at > '-infinity' THEN intray.iso(item.available_at) ELSE '' END,
           CASE WHEN pg_catalog.num_nonnulls(item.not_for, item.nor_for) = 0 THEN '' ELSE intray.fact_digest(
               queue.digest_key, item.id, 'hands', pg_catalog.jsonb_build_array(item.not_for, item.nor_for)::text) END,
           CASE WHEN pg_catalog.num_nonnulls(item.from_item_id, item.sent_back_by, item.is_sent_back) = 0 THEN ''
                ELSE intray.fact_digest(queue.digest_key, item.id, 'steps', pg_catalog.jsonb_build_array(
                    item.from_item_id, item.sent_back_by, item.sent_back_reason, item.is_sent_back)::text) END,
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'earlier', (
               SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_array(
                          earlier.id, earlier.record, earlier.error, earlier.finished_by,
                          intray.iso(earlier.finished_at)) ORDER BY earlier.id)::text
               FROM intray.earlier_record AS earlier WHERE earlier.item_id = item.id)), ''),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'keyed', (
               SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_array(
                          keyed.field, keyed.first_value, keyed.second_value, keyed.first_user, keyed.second_user,
                          intray.iso(keyed.at)) ORDER BY keyed.field)::text
               FROM intray.keying AS keyed WHERE keyed.item_id = item.id)), ''),
           CASE WHEN its.context -> 'keying' IS NOT NULL THEN coalesce(intray.fact_digest(queue.digest_key, item.id, 'decided', (
               SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_array(
                          keyed.field, keyed.decided_value, keyed.decided_by, intray.iso(keyed.decided_at))
                          ORDER BY keyed.field)::text
               FROM intray.keying AS keyed
               WHERE keyed.item_id = item.from_item_id AND keyed.decided_by IS NOT NULL)), '') ELSE '' END) AS digests
FROM intray.item
JOIN intray.record AS its ON its.item_id = item.id
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.state <> 'staged' AND NOT EXISTS (SELECT 1 FROM intray.adopted WHERE adopted.queue_id = item.queue_id)

-- name: rule_state
-- How the rules of queues and users are now, as the history of rules says it. Selftests come and go untold; which fields
-- records have follows from what came in. For the functions of tell_rules and rules_told alone.
CREATE VIEW intray.rule_state AS
SELECT 'queue' AS about, its.name AS subject,
       (pg_catalog.to_jsonb(its) - ARRAY['id', 'name', 'change', 'fields', 'required_fields', 'next_queue_id', 'decide_queue_id',
                                   'digest_key'])
       || pg_catalog.jsonb_build_object(
           'reasons', its.reasons::jsonb, 'blind_fields', its.blind_fields::jsonb,
           'next_queue', (SELECT other.name FROM intray.queue AS other WHERE other.id = its.next_queue_id),
           'decide_queue', (SELECT other.name FROM intray.queue AS other WHERE other.id = its.decide_queue_id)) AS state
FROM intray.queue AS its
WHERE NOT EXISTS (SELECT 1 FROM intray.selftest WHERE selftest.queue_id = its.id)
UNION ALL
SELECT 'user', known.name,
       pg_catalog.jsonb_build_object(
           'active', known.active, 'roles', known.roles,
           'queues', CASE WHEN known.every_queue THEN NULL ELSE ARRAY(
               SELECT its.name FROM intray.membership JOIN intray.queue AS its ON its.id = membership.queue_id
               WHERE membership."user" = known.name ORDER BY its.name) END)
FROM intray."user" AS known

-- name: item_keeps_no_statistics
-- What was gathered before stays in the catalogue until the server's superuser deletes it from pg_statistic.
ALTER TABLE intray.item
    ALTER COLUMN key SET STATISTICS 0,
    ALTER COLUMN lock_user SET STATISTICS 0,
    ALTER COLUMN lock_workstation SET STATISTICS 0,
    ALTER COLUMN sent_back_reason SET STATISTICS 0

-- name: record_keeps_no_statistics
ALTER TABLE intray.record
    ALTER COLUMN search SET STATISTICS 0,
    ALTER COLUMN error SET STATISTICS 0

-- name: event_keeps_no_statistics
ALTER TABLE intray.event
    ALTER COLUMN workstation SET STATISTICS 0

-- name: see_keying
ALTER POLICY see_keying ON intray.keying USING ((SELECT intray.i_am('supervisor', 'administrator')))

-- name: lock_of_anybody
DROP FUNCTION IF EXISTS intray.lock_json(intray.item)

-- name: passed_over_rows_functions
DROP FUNCTION IF EXISTS intray.take_adopted(intray."user", intray.adopted, bigint, uuid, text, timestamptz),
    intray.take_rows(intray."user", intray.adopted, text[], uuid, text, timestamptz),
    intray.locked_rows(intray.adopted, intray."user", text[], uuid)
