-- name: roles
DO $do$
DECLARE
    missing text;
BEGIN
    FOREACH missing IN ARRAY ARRAY['intray_owner', 'intray_clerk', 'intray_supervisor', 'intray_administrator',
                                   'intray_importer', 'intray_worker', 'intray_auditor',
                                   'intray_source'] LOOP
        IF pg_catalog.to_regrole(missing) IS NULL THEN
            BEGIN
                EXECUTE pg_catalog.format('CREATE ROLE %I NOLOGIN', missing);
            EXCEPTION WHEN duplicate_object OR unique_violation THEN
                NULL;
            END;
        END IF;
    END LOOP;
END
$do$

-- name: roles_of_roles
DO $do$
DECLARE
    role text;
BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_catalog.pg_auth_members
                   WHERE roleid = pg_catalog.to_regrole('intray_clerk')
                     AND member = pg_catalog.to_regrole('intray_supervisor')) THEN
        GRANT intray_clerk TO intray_supervisor;
    END IF;
    FOREACH role IN ARRAY ARRAY['intray_clerk', 'intray_supervisor', 'intray_administrator', 'intray_importer',
                                'intray_worker', 'intray_auditor'] LOOP
        IF NOT EXISTS (SELECT 1 FROM pg_catalog.pg_auth_members
                       WHERE roleid = pg_catalog.to_regrole(role) AND admin_option
                         AND member = pg_catalog.to_regrole('intray_owner')) THEN
            EXECUTE pg_catalog.format('GRANT %I TO intray_owner WITH ADMIN OPTION', role);
        END IF;
    END LOOP;
END
$do$

-- name: database
DO $do$
DECLARE
    here text := pg_catalog.current_database();
    step text;
BEGIN
    FOREACH step IN ARRAY ARRAY[
        pg_catalog.format('GRANT CONNECT ON DATABASE %I TO intray_clerk, intray_supervisor, intray_administrator, '
                          'intray_importer, intray_worker, intray_auditor', here),
        pg_catalog.format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', here),
        'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
        pg_catalog.format('ALTER DATABASE %I SET lock_timeout = ''5s''', here),
        pg_catalog.format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = ''10s''', here),
        pg_catalog.format('ALTER DATABASE %I SET default_transaction_isolation = ''read committed''', here)] LOOP
        BEGIN
            EXECUTE step;
        EXCEPTION WHEN insufficient_privilege OR invalid_schema_name THEN
            RAISE NOTICE 'not done, the right is missing: %', step;
        END;
    END LOOP;
END
$do$

-- name: owner
DO $do$
BEGIN
    IF current_user <> 'intray_owner'
            AND NOT (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = session_user) THEN
        EXECUTE pg_catalog.format('GRANT intray_owner TO %I', session_user);
    END IF;
    IF pg_catalog.to_regnamespace('intray') IS NULL THEN
        CREATE SCHEMA intray AUTHORIZATION intray_owner;
    END IF;
    SET LOCAL ROLE intray_owner;
END
$do$

-- name: no_rights_by_default
ALTER DEFAULT PRIVILEGES FOR ROLE intray_owner REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC

-- name: schema_version
CREATE TABLE intray.schema_version (
    version integer NOT NULL PRIMARY KEY,
    name text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp())
)

-- name: setting
CREATE TABLE intray.setting (
    name text NOT NULL PRIMARY KEY,
    value text NOT NULL
)

-- name: database_id
INSERT INTO intray.setting (name, value)
VALUES ('database_id', pg_catalog.gen_random_uuid()::text), ('removed_queues', '0')

-- name: iso
CREATE FUNCTION intray.iso(at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT pg_catalog.to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$fn$

-- name: available
CREATE FUNCTION intray.available(at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT CASE WHEN at = '-infinity' THEN '' ELSE
        pg_catalog.to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END
$fn$

-- name: time_in
CREATE FUNCTION intray.time_in(text text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT CASE WHEN text = '' THEN '-infinity' WHEN text COLLATE "C" > 'A' THEN 'infinity' ELSE text END::timestamptz
$fn$

-- name: instr
CREATE FUNCTION intray.instr(text text, part text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fn$
    SELECT pg_catalog.strpos(text, part)
$fn$

-- name: refuse
CREATE FUNCTION intray.refuse() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = TG_ARGV[0], CONSTRAINT = TG_ARGV[0];
END
$fn$

-- name: this_server
CREATE FUNCTION intray.this_server() RETURNS bigint LANGUAGE sql PARALLEL SAFE AS $fn$
    SELECT (pg_catalog.pg_control_system()).system_identifier
$fn$

-- name: user
CREATE TABLE intray."user" (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    role_oid oid NOT NULL,
    server bigint NOT NULL DEFAULT intray.this_server(),
    active boolean NOT NULL DEFAULT true,
    roles text[] NOT NULL DEFAULT '{}',
    every_queue boolean NOT NULL DEFAULT true,
    change bigint NOT NULL DEFAULT 1,
    CONSTRAINT user_has_one_login UNIQUE (role_oid, server),
    CONSTRAINT user_name_not_blank CHECK (name ~ '\S'),
    CONSTRAINT user_roles_known CHECK (
        roles <@ ARRAY['clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor'])
)

-- name: my_name
CREATE FUNCTION intray.my_name() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT name FROM "user"
    WHERE role_oid = quote_ident(session_user)::regrole::oid AND active AND server = this_server()
$fn$

-- name: i_am
CREATE FUNCTION intray.i_am(VARIADIC wanted text[]) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT EXISTS (SELECT 1 FROM "user"
                   WHERE role_oid = quote_ident(session_user)::regrole::oid AND active AND server = this_server()
                     AND roles && wanted)
$fn$

-- name: rows_of_user
ALTER TABLE intray."user" ENABLE ROW LEVEL SECURITY

-- name: see_user
CREATE POLICY see_user ON intray."user" FOR SELECT
USING (name = (SELECT intray.my_name()) OR (SELECT intray.i_am('administrator', 'supervisor', 'auditor')))

-- name: queue
CREATE TABLE intray.queue (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL,
    title text NOT NULL DEFAULT '',
    record_schema jsonb NOT NULL DEFAULT '{}',
    lock_seconds bigint NOT NULL,
    longest_hold_seconds bigint NOT NULL,
    locks_per_user bigint,
    attempts bigint,
    dispositions text NOT NULL,
    next_queue_id bigint REFERENCES intray.queue (id),
    source_query text,
    source_fresh_seconds bigint NOT NULL DEFAULT 60,
    paused integer NOT NULL DEFAULT 0,
    change bigint NOT NULL DEFAULT 1,
    other_hands integer NOT NULL DEFAULT 0,
    blind_fields text NOT NULL DEFAULT '[]',
    decide_queue_id bigint REFERENCES intray.queue (id),
    share integer NOT NULL DEFAULT 100,
    pause_message text NOT NULL DEFAULT '',
    first_warning_seconds bigint,
    last_warning_seconds bigint,
    reasons text NOT NULL DEFAULT '{}',
    CONSTRAINT queue_name_unique UNIQUE (name),
    CONSTRAINT queue_name_not_blank CHECK (name ~ '\S'),
    CONSTRAINT lock_seconds_positive CHECK (lock_seconds > 0),
    CONSTRAINT longest_hold_not_shorter_than_lock CHECK (longest_hold_seconds >= lock_seconds),
    CONSTRAINT locks_per_user_positive CHECK (locks_per_user > 0),
    CONSTRAINT attempts_positive CHECK (attempts > 0),
    CONSTRAINT next_queue_is_another CHECK (next_queue_id <> id),
    CONSTRAINT paused_is_a_truth_value CHECK (paused IN (0, 1)),
    CONSTRAINT other_hands_is_a_truth_value CHECK (other_hands IN (0, 1)),
    CONSTRAINT decide_queue_is_another CHECK (decide_queue_id <> id),
    CONSTRAINT blind_fields_are_decided_on CHECK (
        blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1)),
    CONSTRAINT share_is_of_a_hundred CHECK (share BETWEEN 1 AND 100),
    CONSTRAINT first_warning_positive CHECK (first_warning_seconds > 0),
    CONSTRAINT last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds))
)

-- name: queue_row
CREATE VIEW intray.queue_row WITH (security_invoker = true) AS
SELECT queue.id, queue.name, queue.title, queue.record_schema, queue.lock_seconds, queue.longest_hold_seconds,
       queue.locks_per_user, queue.attempts, queue.dispositions, queue.next_queue_id, queue.source_query,
       queue.source_fresh_seconds, queue.paused, next_queue.name AS next_queue,
       queue.other_hands, queue.blind_fields, queue.decide_queue_id, queue.share, decide_queue.name AS decide_queue,
       queue.pause_message, queue.first_warning_seconds, queue.last_warning_seconds, queue.reasons
FROM intray.queue
LEFT JOIN intray.queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN intray.queue AS decide_queue ON decide_queue.id = queue.decide_queue_id

-- name: membership
CREATE TABLE intray.membership (
    "user" text COLLATE "C" NOT NULL REFERENCES intray."user" (name),
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    PRIMARY KEY ("user", queue_id)
)

-- name: rows_of_membership
ALTER TABLE intray.membership ENABLE ROW LEVEL SECURITY

-- name: see_membership
CREATE POLICY see_membership ON intray.membership FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('administrator', 'supervisor', 'auditor')))

-- name: my_queues
CREATE FUNCTION intray.my_queues() RETURNS bigint[] LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT CASE WHEN roles && ARRAY['supervisor', 'administrator', 'auditor'] OR every_queue
                THEN (SELECT array_agg(id) FROM queue)
                ELSE (SELECT array_agg(queue_id) FROM membership WHERE membership."user" = me.name) END
    FROM "user" AS me
    WHERE role_oid = quote_ident(session_user)::regrole::oid AND active AND server = this_server()
      AND roles && ARRAY['clerk', 'worker', 'supervisor', 'administrator', 'auditor']
$fn$

-- name: rows_of_queue
ALTER TABLE intray.queue ENABLE ROW LEVEL SECURITY

-- name: see_queue
CREATE POLICY see_queue ON intray.queue FOR SELECT
USING (id = ANY ((SELECT intray.my_queues())::bigint[]) OR (SELECT intray.i_am('importer')))

-- name: user_row
CREATE VIEW intray.user_row WITH (security_invoker = true) AS
SELECT "user".name, CASE WHEN "user".server = (SELECT system_identifier FROM pg_catalog.pg_control_system())
                         THEN pg_catalog.pg_get_userbyid("user".role_oid)::text ELSE '' END AS login, "user".active,
       pg_catalog.array_to_string("user".roles, ',') AS roles,
       coalesce((SELECT pg_catalog.string_agg(queue.name, ',' ORDER BY queue.name)
                 FROM intray.membership
                 JOIN intray.queue ON queue.id = membership.queue_id
                 WHERE membership."user" = "user".name), '') AS queues
FROM intray."user"

-- name: mark
CREATE TABLE intray.mark (
    queue_id bigint NOT NULL PRIMARY KEY REFERENCES intray.queue (id) ON DELETE CASCADE,
    rank bigint NOT NULL DEFAULT -9223372036854775808,
    item_id bigint NOT NULL DEFAULT 0,
    moved_at timestamptz NOT NULL DEFAULT '-infinity'
) WITH (fillfactor = 10, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: add_mark
CREATE FUNCTION intray.add_mark() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.mark (queue_id) VALUES (NEW.id);
    RETURN NULL;
END
$fn$

-- name: queue_has_a_mark
CREATE TRIGGER queue_has_a_mark AFTER INSERT ON intray.queue FOR EACH ROW EXECUTE FUNCTION intray.add_mark()

-- name: told
CREATE UNLOGGED TABLE intray.told (
    queue_id bigint NOT NULL PRIMARY KEY,
    told_at timestamptz NOT NULL,
    swept_at timestamptz NOT NULL
) WITH (fillfactor = 10, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: import
CREATE TABLE intray.import (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id),
    source text NOT NULL,
    state text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    started_at timestamptz NOT NULL,
    heard_at timestamptz NOT NULL,
    CONSTRAINT import_state_known CHECK (state IN ('staging', 'accepted', 'complete', 'discarding', 'discarded'))
)

-- name: import_one_at_a_time
CREATE UNIQUE INDEX import_one_at_a_time ON intray.import (queue_id)
WHERE state IN ('staging', 'accepted', 'discarding')

-- name: hidden_imports
CREATE FUNCTION intray.hidden_imports() RETURNS bigint[] LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT coalesce(array_agg(id), '{}') FROM import WHERE state IN ('staging', 'discarding')
$fn$

-- name: rows_of_import
ALTER TABLE intray.import ENABLE ROW LEVEL SECURITY

-- name: see_import
CREATE POLICY see_import ON intray.import FOR SELECT
USING ((SELECT intray.i_am('importer', 'administrator', 'supervisor', 'auditor')))

-- name: import_row
CREATE VIEW intray.import_row WITH (security_invoker = true) AS
SELECT id, queue_id, source, state, "user", intray.iso(started_at) AS started_at, intray.iso(heard_at) AS heard_at
FROM intray.import

-- name: item
CREATE TABLE intray.item (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id),
    rank bigint NOT NULL,
    available_at timestamptz NOT NULL DEFAULT '-infinity',
    created_at timestamptz NOT NULL,
    change bigint NOT NULL DEFAULT 1,
    import_id bigint REFERENCES intray.import (id),
    locked_at timestamptz,
    expires_at timestamptz,
    lock_id uuid,
    priority integer NOT NULL DEFAULT 0,
    attempts integer NOT NULL DEFAULT 0,
    front boolean NOT NULL DEFAULT false,
    state text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    created_by text COLLATE "C" NOT NULL,
    lock_user text COLLATE "C",
    lock_workstation text,
    from_item_id bigint,
    not_for text COLLATE "C",
    nor_for text COLLATE "C",
    sent_back_by text COLLATE "C",
    sent_back_reason text,
    is_sent_back boolean,
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, key)
) WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02)

-- name: item_claim_order
CREATE INDEX item_claim_order ON intray.item (queue_id, available_at, rank, id) WHERE state = 'open'

-- name: item_front
CREATE INDEX item_front ON intray.item (queue_id, rank, id) WHERE front

-- name: item_open_by_key
CREATE INDEX item_open_by_key ON intray.item (queue_id, key, id) WHERE state = 'open'

-- name: item_holder
CREATE INDEX item_holder ON intray.item (lock_user, lock_id) WHERE state = 'locked'

-- name: item_expiry
CREATE INDEX item_expiry ON intray.item (queue_id, expires_at) WHERE state = 'locked'

-- name: item_finished
CREATE INDEX item_finished ON intray.item (queue_id, state, id) WHERE state IN ('done', 'failed', 'dismissed')

-- name: item_staged
CREATE INDEX item_staged ON intray.item (import_id, id) WHERE state = 'staged'

-- name: item_from
CREATE INDEX item_from ON intray.item (from_item_id) WHERE from_item_id IS NOT NULL

-- name: item_rule_broken
CREATE FUNCTION intray.item_rule_broken(item intray.item) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN item.state NOT IN ('staged', 'open', 'locked', 'done', 'failed', 'dismissed') THEN 'state_known'
        WHEN item.key !~ '\S' THEN 'key_not_blank'
        WHEN item.state = 'staged' AND item.import_id IS NULL THEN 'staged_by_an_import'
        WHEN num_nulls(item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at)
             <> CASE item.state WHEN 'locked' THEN 0 ELSE 5 END THEN 'locked_means_a_whole_lock'
        WHEN item.available_at <> '-infinity' AND item.state NOT IN ('staged', 'open')
        THEN 'only_open_waits_for_later' END;
END
$fn$

-- name: find_place
CREATE FUNCTION intray.find_place(queue bigint, rank bigint, item bigint) RETURNS boolean LANGUAGE plpgsql AS $fn$
BEGIN
    PERFORM pg_catalog.pg_advisory_xact_lock_shared(741001, queue::integer);
    RETURN (SELECT (mark.rank, mark.item_id) > (find_place.rank, item) FROM intray.mark WHERE mark.queue_id = queue);
END
$fn$

-- name: begin_item
CREATE FUNCTION intray.begin_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text := intray.item_rule_broken(NEW);
BEGIN
    IF broken IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = broken, CONSTRAINT = broken;
    END IF;
    NEW.rank := -NEW.priority::bigint;
    NEW.front := NEW.state = 'open' AND NEW.available_at = '-infinity'
        AND intray.find_place(NEW.queue_id, NEW.rank, NEW.id);
    RETURN NEW;
END
$fn$

-- name: item_begins
CREATE TRIGGER item_begins BEFORE INSERT ON intray.item FOR EACH ROW EXECUTE FUNCTION intray.begin_item()

-- name: change_item
CREATE FUNCTION intray.change_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text;
BEGIN
    IF NEW.available_at = '-infinity' AND NEW.rank = OLD.rank AND NEW.queue_id = OLD.queue_id
            AND NOT NEW.front AND (OLD.state = 'open' AND NEW.state = 'locked'
                 AND num_nulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0
                 OR OLD.state = 'locked' AND NEW.state = 'done'
                 AND num_nonnulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0)
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

-- name: item_changes
CREATE TRIGGER item_changes BEFORE UPDATE ON intray.item FOR EACH ROW EXECUTE FUNCTION intray.change_item()

-- name: is_of_selftest
CREATE FUNCTION intray.is_of_selftest(queue bigint, item bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN EXISTS (SELECT 1 FROM intray.selftest WHERE queue_id = queue AND item BETWEEN first_item AND last_item);
END
$fn$

-- name: item_stays
CREATE TRIGGER item_stays BEFORE DELETE ON intray.item
FOR EACH ROW WHEN (NOT (OLD.state = 'staged'
                        OR (OLD.state = 'open' AND OLD.attempts = 0 AND OLD.available_at <> '-infinity')
                        OR intray.is_of_selftest(OLD.queue_id, OLD.id)))
EXECUTE FUNCTION intray.refuse('item_stays')

-- name: rows_of_item
ALTER TABLE intray.item ENABLE ROW LEVEL SECURITY

-- name: see_item
CREATE POLICY see_item ON intray.item FOR SELECT
USING (state <> 'staged' AND queue_id = ANY ((SELECT intray.my_queues())::bigint[]))

-- name: record
CREATE TABLE intray.record (
    item_id bigint NOT NULL PRIMARY KEY REFERENCES intray.item (id),
    queue_id bigint NOT NULL,
    import_id bigint,
    imported jsonb NOT NULL,
    current jsonb,
    search text NOT NULL,
    context jsonb,
    result jsonb,
    error text,
    finished_by text COLLATE "C",
    finished_at timestamptz,
    sealed boolean NOT NULL DEFAULT false,
    CONSTRAINT finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) WITH (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: record_imported_stays
CREATE TRIGGER record_imported_stays BEFORE UPDATE OF imported ON intray.record
FOR EACH ROW EXECUTE FUNCTION intray.refuse('imported_stays')

-- name: may_see_record
CREATE FUNCTION intray.may_see_record(item bigint, finished_by text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT i_am('supervisor', 'administrator') OR finished_by = my_name()
        OR EXISTS (SELECT 1 FROM item AS held
                   WHERE held.id = may_see_record.item AND held.state = 'locked' AND held.lock_user = my_name())
$fn$

-- name: rows_of_record
ALTER TABLE intray.record ENABLE ROW LEVEL SECURITY

-- name: see_record
CREATE POLICY see_record ON intray.record FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[])
       AND (import_id IS NULL OR import_id <> ALL ((SELECT intray.hidden_imports())::bigint[]))
       AND (NOT sealed OR intray.may_see_record(item_id, finished_by)))

-- name: record_row
CREATE VIEW intray.record_row WITH (security_invoker = true) AS
SELECT record.item_id, imported, current, context, result, error, finished_by, intray.iso(finished_at) AS finished_at
FROM intray.record
JOIN intray.item ON item.id = record.item_id AND item.state <> 'staged'

-- name: item_row
CREATE VIEW intray.item_row WITH (security_invoker = true) AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    intray.available(item.available_at) AS available_at, item.lock_id, item.lock_user, item.lock_workstation,
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

-- name: earlier_record
CREATE TABLE intray.earlier_record (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item_id bigint NOT NULL REFERENCES intray.item (id) ON DELETE CASCADE,
    record jsonb NOT NULL,
    error text,
    finished_by text COLLATE "C",
    finished_at timestamptz,
    CONSTRAINT earlier_record_finished_whole CHECK (pg_catalog.num_nulls(finished_by, finished_at) <> 1)
)

-- name: earlier_record_item
CREATE INDEX earlier_record_item ON intray.earlier_record (item_id, id)

-- name: rows_of_earlier_record
ALTER TABLE intray.earlier_record ENABLE ROW LEVEL SECURITY

-- name: see_earlier_record
CREATE POLICY see_earlier_record ON intray.earlier_record FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator'))
       AND EXISTS (SELECT 1 FROM intray.record WHERE record.item_id = earlier_record.item_id))

-- name: earlier_record_row
CREATE VIEW intray.earlier_record_row WITH (security_invoker = true) AS
SELECT id, item_id, record, error, finished_by, intray.iso(finished_at) AS finished_at
FROM intray.earlier_record

-- name: draft
CREATE TABLE intray.draft (
    item_id bigint NOT NULL REFERENCES intray.item (id),
    lock_id uuid NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    revision bigint NOT NULL,
    content jsonb NOT NULL,
    saved_at timestamptz NOT NULL,
    PRIMARY KEY (item_id, lock_id)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: draft_user
CREATE INDEX draft_user ON intray.draft ("user")

-- name: rows_of_draft
ALTER TABLE intray.draft ENABLE ROW LEVEL SECURITY

-- name: see_draft
CREATE POLICY see_draft ON intray.draft FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'administrator')))

-- name: draft_row
CREATE VIEW intray.draft_row WITH (security_invoker = true) AS
SELECT item_id, lock_id, "user", revision, content, intray.iso(saved_at) AS saved_at
FROM intray.draft

-- name: proposal
CREATE TABLE intray.proposal (
    item_id bigint PRIMARY KEY REFERENCES intray.item (id) ON DELETE CASCADE,
    "user" text COLLATE "C" NOT NULL,
    content jsonb NOT NULL,
    typed_at timestamptz NOT NULL,
    given_by text COLLATE "C" NOT NULL
)

-- name: rows_of_proposal
ALTER TABLE intray.proposal ENABLE ROW LEVEL SECURITY

-- name: see_proposal
CREATE POLICY see_proposal ON intray.proposal FOR SELECT
USING ((SELECT intray.i_am('supervisor'))
       OR EXISTS (SELECT 1 FROM intray.item AS held
                  WHERE held.id = proposal.item_id AND held.state = 'locked'
                    AND held.lock_user = (SELECT intray.my_name())))

-- name: proposal_row
CREATE VIEW intray.proposal_row WITH (security_invoker = true) AS
SELECT item_id, "user", content, intray.iso(typed_at) AS typed_at, given_by
FROM intray.proposal

-- name: keying
CREATE TABLE intray.keying (
    item_id bigint NOT NULL,
    queue_id bigint NOT NULL REFERENCES intray.queue (id),
    field text COLLATE "C" NOT NULL,
    first_value text NOT NULL,
    second_value text NOT NULL,
    decided_value text,
    first_user text COLLATE "C" NOT NULL,
    second_user text COLLATE "C" NOT NULL,
    decided_by text COLLATE "C",
    at timestamptz NOT NULL,
    decided_at timestamptz,
    PRIMARY KEY (item_id, field),
    CONSTRAINT decided_whole CHECK (pg_catalog.num_nulls(decided_value, decided_by, decided_at) IN (0, 3))
)

-- name: keying_queue
CREATE INDEX keying_queue ON intray.keying (queue_id, field)

-- name: rows_of_keying
ALTER TABLE intray.keying ENABLE ROW LEVEL SECURITY

-- name: see_keying
CREATE POLICY see_keying ON intray.keying FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator', 'auditor')))

-- name: keying_row
CREATE VIEW intray.keying_row WITH (security_invoker = true) AS
SELECT item_id, queue_id, field, first_value, second_value, decided_value, first_user, second_user, decided_by,
       intray.iso(at) AS at, intray.iso(decided_at) AS decided_at
FROM intray.keying

-- name: event_rule
CREATE TABLE intray.event_rule (
    kind text COLLATE "C" NOT NULL PRIMARY KEY,
    effect text COLLATE "C" NOT NULL,
    state text COLLATE "C",
    unfinished integer NOT NULL,
    completed integer NOT NULL
)

-- name: event_rules
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES
    ('imported', 'brings_in', 'open', 1, 0),
    ('added', 'brings_in', 'open', 1, 0),
    ('claimed', 'locks', 'locked', 0, 0),
    ('completed', 'ends_lock', 'done', -1, 1),
    ('returned', 'ends_lock', 'open', 0, 0),
    ('dismissed', 'ends_lock', 'dismissed', -1, 0),
    ('failed', 'ends_lock', 'failed', -1, 0),
    ('sent_back', 'ends_lock', 'done', -1, 0),
    ('released', 'ends_lock', 'open', 0, 0),
    ('expired', 'ends_lock', 'open', 0, 0),
    ('taken_back', 'takes_back', 'open', 1, -1),
    ('reopened', 'reopens', 'open', 1, 0),
    ('withdrawn', 'withdraws', 'done', -1, 0),
    ('prioritized', 'moves', 'open', 0, 0),
    ('tombstone', 'none', NULL, 0, 0)

-- name: event_kind
CREATE TYPE intray.event_kind AS ENUM (
    'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
    'taken_back', 'reopened', 'sent_back', 'withdrawn', 'prioritized', 'tombstone')

-- name: event
CREATE TABLE intray.event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item_id bigint,
    queue_id bigint,
    at timestamptz NOT NULL,
    kind intray.event_kind NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    lock_id uuid,
    operation_id uuid,
    detail jsonb,
    CONSTRAINT event_names_its_item CHECK (
        (item_id IS NULL) = (queue_id IS NULL) AND (item_id IS NULL) = (kind = 'tombstone'))
) WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_insert_scale_factor = 0.01)

-- name: event_item
CREATE INDEX event_item ON intray.event (item_id, id)

-- name: event_operation_once
CREATE UNIQUE INDEX event_operation_once ON intray.event (operation_id) WHERE operation_id IS NOT NULL

-- name: event_finished
CREATE INDEX event_finished ON intray.event ("user", at) WHERE kind IN ('completed', 'taken_back')

-- name: keep_history
CREATE FUNCTION intray.keep_history() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    IF TG_OP = 'DELETE' AND intray.is_of_selftest(OLD.queue_id, OLD.item_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = 'history_is_append_only',
        CONSTRAINT = 'history_is_append_only';
END
$fn$

-- name: event_stays
CREATE TRIGGER event_stays BEFORE UPDATE OR DELETE ON intray.event
FOR EACH ROW EXECUTE FUNCTION intray.keep_history()

-- name: event_is_not_emptied
CREATE TRIGGER event_is_not_emptied BEFORE TRUNCATE ON intray.event
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('history_is_append_only')

-- name: event_is_always_kept
ALTER TABLE intray.event ENABLE ALWAYS TRIGGER event_stays, ENABLE ALWAYS TRIGGER event_is_not_emptied

-- name: rows_of_event
ALTER TABLE intray.event ENABLE ROW LEVEL SECURITY

-- name: see_event
CREATE POLICY see_event ON intray.event FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[])
       OR (queue_id IS NULL AND ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'auditor')))))

-- name: event_row
CREATE VIEW intray.event_row WITH (security_invoker = true) AS
SELECT id, item_id, intray.iso(at) AS at, kind::text AS kind, "user", workstation, lock_id, operation_id, detail
FROM intray.event

-- name: figure
CREATE TABLE intray.figure (
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    n bigint NOT NULL,
    first_event bigint NOT NULL,
    last_event bigint NOT NULL,
    quarter text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    PRIMARY KEY (quarter, queue_id, kind, "user")
)

-- name: figure_queue
CREATE INDEX figure_queue ON intray.figure (queue_id)

-- name: rows_of_figure
ALTER TABLE intray.figure ENABLE ROW LEVEL SECURITY

-- name: see_figure
CREATE POLICY see_figure ON intray.figure FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]))

-- name: figure_row
CREATE VIEW intray.figure_row WITH (security_invoker = true) AS
SELECT quarter, queue_id, kind, "user", n, first_event, last_event FROM intray.figure

-- name: figured
CREATE TABLE intray.figured (
    one integer NOT NULL PRIMARY KEY CHECK (one = 1),
    last_event bigint NOT NULL
)

-- name: figured_nothing_yet
INSERT INTO intray.figured (one, last_event) VALUES (1, 0)

-- name: figured_row
CREATE VIEW intray.figured_row WITH (security_invoker = true) AS SELECT last_event FROM intray.figured

-- name: figure_tail
CREATE VIEW intray.figure_tail WITH (security_invoker = true) AS
SELECT to_char(date_bin('15 minutes', at, '2000-01-01Z') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') AS quarter,
       queue_id, kind::text AS kind, "user", count(*) AS n, min(id) AS first_event, max(id) AS last_event
FROM intray.event
WHERE id > (SELECT last_event FROM intray.figured) AND queue_id IS NOT NULL
GROUP BY 1, 2, 3, 4

-- name: work_request
CREATE TABLE intray.work_request (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    lock_id uuid NOT NULL,
    asked_at timestamptz NOT NULL,
    answered_at timestamptz,
    requested integer NOT NULL,
    assigned integer NOT NULL DEFAULT 0,
    state text COLLATE "C" NOT NULL DEFAULT 'busy',
    reason text COLLATE "C" NOT NULL DEFAULT '',
    detail text NOT NULL DEFAULT '',
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    CONSTRAINT asked_for_once UNIQUE (lock_id),
    CONSTRAINT requested_positive CHECK (requested > 0),
    CONSTRAINT assigned_within_requested CHECK (assigned BETWEEN 0 AND requested),
    CONSTRAINT request_state_fits CHECK (
        (answered_at IS NULL) = (state = 'busy') AND CASE state
            WHEN 'busy' THEN assigned = 0
            WHEN 'full' THEN assigned = requested
            WHEN 'partial' THEN assigned BETWEEN 1 AND requested - 1
            WHEN 'none' THEN assigned = 0
            ELSE false END)
)

-- name: work_request_waiting
CREATE INDEX work_request_waiting ON intray.work_request (queue_id, id) WHERE state = 'busy'

-- name: work_request_asked
CREATE INDEX work_request_asked ON intray.work_request (queue_id, asked_at)

-- name: rows_of_work_request
ALTER TABLE intray.work_request ENABLE ROW LEVEL SECURITY

-- name: see_work_request
CREATE POLICY see_work_request ON intray.work_request FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'administrator', 'auditor')))

-- name: request_row
CREATE VIEW intray.request_row WITH (security_invoker = true) AS
SELECT work_request.id, work_request.queue_id, queue.name AS queue, work_request."user", work_request.workstation,
       work_request.lock_id, work_request.requested, work_request.assigned, work_request.state, work_request.reason,
       work_request.detail, intray.iso(work_request.asked_at) AS asked_at,
       intray.iso(work_request.answered_at) AS answered_at
FROM intray.work_request
JOIN intray.queue ON queue.id = work_request.queue_id

-- name: source_run
CREATE TABLE intray.source_run (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    started_at timestamptz NOT NULL,
    finished_at timestamptz NOT NULL,
    found bigint,
    passed_over bigint NOT NULL DEFAULT 0,
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    source_query text NOT NULL,
    error text NOT NULL DEFAULT ''
)

-- name: source_run_last
CREATE INDEX source_run_last ON intray.source_run (queue_id, id)

-- name: source_row
CREATE TABLE intray.source_row (
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    rank bigint NOT NULL,
    place bigint NOT NULL,
    key text COLLATE "C" NOT NULL,
    record jsonb NOT NULL,
    PRIMARY KEY (queue_id, rank, place)
)

-- name: adopted
CREATE TABLE intray.adopted (
    queue_id bigint NOT NULL PRIMARY KEY REFERENCES intray.queue (id) ON DELETE CASCADE,
    layout jsonb NOT NULL,
    statements jsonb NOT NULL
)

-- name: adopted_row
CREATE VIEW intray.adopted_row AS
SELECT adopted.queue_id, queue.name AS queue, adopted.layout
FROM intray.adopted
JOIN intray.queue ON queue.id = adopted.queue_id
WHERE queue.id = ANY ((SELECT intray.my_queues())::bigint[]) OR (SELECT intray.i_am('{importer,administrator}'))

-- name: adopted_lock
CREATE TABLE intray.adopted_lock (
    item_id bigint NOT NULL PRIMARY KEY REFERENCES intray.item (id) ON DELETE CASCADE,
    lock_id uuid NOT NULL,
    lock_time text NOT NULL
)

-- name: client
CREATE TABLE intray.client (
    "user" text COLLATE "C" NOT NULL,
    workstation text COLLATE "C" NOT NULL,
    seen_at timestamptz NOT NULL,
    PRIMARY KEY ("user", workstation)
) WITH (fillfactor = 50)

-- name: rows_of_client
ALTER TABLE intray.client ENABLE ROW LEVEL SECURITY

-- name: see_client
CREATE POLICY see_client ON intray.client FOR SELECT USING ((SELECT intray.i_am('supervisor', 'administrator')))

-- name: selftest
CREATE TABLE intray.selftest (
    queue_id bigint NOT NULL PRIMARY KEY REFERENCES intray.queue (id),
    first_item bigint NOT NULL,
    last_item bigint NOT NULL,
    made_at timestamptz NOT NULL
)

-- name: check_selftest
CREATE FUNCTION intray.check_selftest() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    IF EXISTS (SELECT 1 FROM intray.queue WHERE id = NEW.queue_id AND name NOT LIKE 'selftest-%')
            OR EXISTS (SELECT 1 FROM intray.item
                       WHERE queue_id = NEW.queue_id
                         AND NOT (state = 'open' AND attempts = 0 AND import_id IS NULL AND key LIKE 'selftest-%')) THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = 'selftest_is_fresh',
            CONSTRAINT = 'selftest_is_fresh';
    END IF;
    RETURN NEW;
END
$fn$

-- name: selftest_is_fresh
CREATE TRIGGER selftest_is_fresh BEFORE INSERT ON intray.selftest
FOR EACH ROW EXECUTE FUNCTION intray.check_selftest()

-- name: selftest_stays
CREATE TRIGGER selftest_stays BEFORE UPDATE ON intray.selftest
FOR EACH ROW EXECUTE FUNCTION intray.refuse('selftest_stays')

-- name: queue_to_take_from
CREATE TYPE intray.queue_to_take_from AS (
    id bigint,
    is_open boolean,
    is_plain boolean,
    wants_care boolean,
    ends_plainly boolean,
    lock_seconds bigint,
    mark_rank bigint,
    mark_item bigint,
    mark_moved_at timestamptz,
    front_rank bigint,
    front_item bigint
)

-- name: approach
CREATE TYPE intray.approach AS (
    who intray."user",
    queue intray.queue_to_take_from
)

-- name: disposition_rule
CREATE TABLE intray.disposition_rule (
    kind text COLLATE "C" NOT NULL PRIMARY KEY,
    event text COLLATE "C" NOT NULL REFERENCES intray.event_rule (kind),
    needs_reason integer NOT NULL,
    may_wait integer NOT NULL,
    way text COLLATE "C" NOT NULL
)

-- name: disposition_rules
INSERT INTO intray.disposition_rule (kind, event, needs_reason, may_wait, way) VALUES
    ('complete', 'completed', 0, 0, 'to_next_step'),
    ('return', 'returned', 0, 1, 'nowhere'),
    ('dismiss', 'dismissed', 0, 0, 'nowhere'),
    ('fail', 'failed', 1, 0, 'nowhere'),
    ('send_back', 'sent_back', 1, 0, 'to_step_before')
