-- name: schema_version
CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    applied_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT

-- name: setting
CREATE TABLE setting (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID

-- name: database_id
INSERT INTO setting (name, value) VALUES ('database_id', lower(
    hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-'
    || hex(randomblob(2)) || '-' || hex(randomblob(6))))

-- name: user
CREATE TABLE user (
    name TEXT NOT NULL PRIMARY KEY,
    roles TEXT NOT NULL DEFAULT '',
    queues TEXT NOT NULL DEFAULT '',
    CONSTRAINT user_name_not_blank CHECK (length(trim(name)) > 0)
) STRICT, WITHOUT ROWID

-- name: user_row
CREATE VIEW user_row AS
SELECT name, name AS login, 1 AS active, roles, queues FROM user

-- name: queue
CREATE TABLE queue (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    record_schema TEXT NOT NULL DEFAULT '{}',
    lock_seconds INTEGER NOT NULL,
    longest_hold_seconds INTEGER NOT NULL,
    locks_per_user INTEGER,
    attempts INTEGER,
    dispositions TEXT NOT NULL,
    next_queue_id INTEGER REFERENCES queue (id),
    source_query TEXT,
    source_fresh_seconds INTEGER NOT NULL DEFAULT 60,
    paused INTEGER NOT NULL DEFAULT 0,
    other_hands INTEGER NOT NULL DEFAULT 0,
    decide_queue_id INTEGER REFERENCES queue (id),
    blind_fields TEXT NOT NULL DEFAULT '[]',
    share INTEGER NOT NULL DEFAULT 100,
    pause_message TEXT NOT NULL DEFAULT '',
    first_warning_seconds INTEGER,
    last_warning_seconds INTEGER,
    reasons TEXT NOT NULL DEFAULT '{}',
    CONSTRAINT queue_name_unique UNIQUE (name),
    CONSTRAINT queue_name_not_blank CHECK (length(trim(name)) > 0),
    CONSTRAINT record_schema_is_json CHECK (json_valid(record_schema)),
    CONSTRAINT lock_seconds_positive CHECK (lock_seconds > 0),
    CONSTRAINT longest_hold_not_shorter_than_lock CHECK (longest_hold_seconds >= lock_seconds),
    CONSTRAINT locks_per_user_positive CHECK (locks_per_user > 0),
    CONSTRAINT attempts_positive CHECK (attempts > 0),
    CONSTRAINT next_queue_is_another CHECK (next_queue_id <> id),
    CONSTRAINT paused_is_a_truth_value CHECK (paused IN (0, 1)),
    CONSTRAINT other_hands_is_a_truth_value CHECK (other_hands IN (0, 1)),
    CONSTRAINT decide_queue_is_another CHECK (decide_queue_id <> id),
    CONSTRAINT blind_fields_are_decided_on CHECK (
        json_valid(blind_fields) AND (blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1))),
    CONSTRAINT share_is_of_a_hundred CHECK (share BETWEEN 1 AND 100),
    CONSTRAINT first_warning_positive CHECK (first_warning_seconds > 0),
    CONSTRAINT last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds)),
    CONSTRAINT reasons_are_json CHECK (json_valid(reasons))
) STRICT

-- name: queue_row
CREATE VIEW queue_row AS
SELECT queue.*, next_queue.name AS next_queue, decide_queue.name AS decide_queue
FROM queue
LEFT JOIN queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN queue AS decide_queue ON decide_queue.id = queue.decide_queue_id

-- name: import
CREATE TABLE import (
    id INTEGER PRIMARY KEY,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    source TEXT NOT NULL,
    state TEXT NOT NULL,
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    started_at TEXT NOT NULL,
    heard_at TEXT NOT NULL,
    CONSTRAINT import_state_known CHECK (state IN ('staging', 'accepted', 'complete', 'discarding', 'discarded'))
) STRICT

-- name: import_one_at_a_time
CREATE UNIQUE INDEX import_one_at_a_time ON import (queue_id) WHERE state IN ('staging', 'accepted', 'discarding')

-- name: import_row
CREATE VIEW import_row AS
SELECT id, queue_id, source, state, user, started_at, heard_at FROM import

-- name: item
CREATE TABLE item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    key TEXT NOT NULL,
    priority INTEGER NOT NULL DEFAULT 0,
    rank INTEGER NOT NULL GENERATED ALWAYS AS (-priority) VIRTUAL,
    state TEXT NOT NULL,
    available_at TEXT NOT NULL DEFAULT '',
    lock_user TEXT,
    lock_workstation TEXT,
    lock_id TEXT,
    locked_at TEXT,
    expires_at TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    import_id INTEGER REFERENCES import (id),
    created_by TEXT NOT NULL,
    created_at TEXT NOT NULL,
    change INTEGER NOT NULL DEFAULT 1,
    from_item_id INTEGER,
    not_for TEXT,
    nor_for TEXT,
    sent_back_by TEXT,
    sent_back_reason TEXT,
    is_sent_back INTEGER,
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, key),
    CONSTRAINT key_not_blank CHECK (length(trim(key)) > 0),
    CONSTRAINT state_known CHECK (
        state = 'open' OR state = 'locked' OR state = 'done' OR state = 'staged' OR state = 'failed' OR state = 'dismissed'),
    CONSTRAINT locked_means_a_whole_lock CHECK (
        (state = 'locked') = (lock_id IS NOT NULL)
        AND (lock_id IS NULL) = (lock_user IS NULL)
        AND (lock_id IS NULL) = (lock_workstation IS NULL)
        AND (lock_id IS NULL) = (locked_at IS NULL)
        AND (lock_id IS NULL) = (expires_at IS NULL)),
    CONSTRAINT only_open_waits_for_later CHECK (available_at = '' OR state IN ('staged', 'open')),
    CONSTRAINT staged_by_an_import CHECK (state <> 'staged' OR import_id IS NOT NULL)
) STRICT

-- name: item_claim_order
CREATE INDEX item_claim_order ON item (queue_id, available_at, rank, id) WHERE state = 'open'

-- name: item_open_by_key
CREATE INDEX item_open_by_key ON item (queue_id, key, id) WHERE state = 'open'

-- name: item_expiry
CREATE INDEX item_expiry ON item (queue_id, expires_at) WHERE state = 'locked'

-- name: item_lock
CREATE INDEX item_lock ON item (lock_id) WHERE state = 'locked'

-- name: item_holder
CREATE INDEX item_holder ON item (lock_user) WHERE state = 'locked'

-- name: item_finished
CREATE INDEX item_finished ON item (queue_id, state, id)
WHERE state = 'done' OR state = 'failed' OR state = 'dismissed'

-- name: item_staged
CREATE INDEX item_staged ON item (import_id, id) WHERE state = 'staged'

-- name: item_from
CREATE INDEX item_from ON item (from_item_id) WHERE from_item_id IS NOT NULL

-- name: item_state_moves
CREATE TRIGGER item_state_moves
BEFORE UPDATE OF state ON item
WHEN OLD.state <> NEW.state AND NOT (
    (OLD.state = 'staged' AND NEW.state = 'open')
    OR (OLD.state = 'open' AND NEW.state IN ('locked', 'done'))
    OR (OLD.state = 'locked' AND (NEW.state = 'open' OR NEW.state = 'done' OR NEW.state = 'failed' OR NEW.state = 'dismissed'))
    OR ((OLD.state = 'done' OR OLD.state = 'failed' OR OLD.state = 'dismissed') AND NEW.state IN ('locked', 'open')))
BEGIN
    SELECT RAISE(ABORT, 'state_move_allowed');
END

-- name: item_takeover_is_told
CREATE TRIGGER item_takeover_is_told
BEFORE UPDATE OF lock_id ON item
WHEN OLD.lock_id IS NOT NULL AND NEW.lock_id IS NOT NULL AND OLD.lock_id <> NEW.lock_id
BEGIN
    INSERT INTO event (item_id, at, kind, user, workstation, lock_id)
    VALUES (OLD.id, NEW.locked_at, 'expired', OLD.lock_user, OLD.lock_workstation, OLD.lock_id);
END

-- name: item_place_stays
CREATE TRIGGER item_place_stays
BEFORE UPDATE OF queue_id ON item
WHEN OLD.queue_id <> NEW.queue_id
BEGIN
    SELECT RAISE(ABORT, 'place_stays');
END

-- name: item_stays
CREATE TRIGGER item_stays
BEFORE DELETE ON item
WHEN NOT (OLD.state = 'staged'
    OR (OLD.state = 'open' AND OLD.attempts = 0 AND OLD.available_at <> '')
    OR EXISTS (SELECT 1 FROM selftest_item WHERE id = OLD.id))
BEGIN
    SELECT RAISE(ABORT, 'item_stays');
END

-- name: item_row
CREATE VIEW item_row AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    item.available_at, item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at,
    item.attempts, item.created_by, item.created_at, item.change,
    coalesce(record.current, record.imported) AS record, record.search,
    item.from_item_id, item.sent_back_by, item.sent_back_reason
FROM item
CROSS JOIN queue ON queue.id = item.queue_id
CROSS JOIN record ON record.item_id = item.id

-- name: record
CREATE TABLE record (
    item_id INTEGER PRIMARY KEY REFERENCES item (id),
    imported TEXT NOT NULL,
    current TEXT,
    search TEXT NOT NULL,
    context TEXT,
    result TEXT,
    error TEXT,
    finished_by TEXT,
    finished_at TEXT,
    sealed INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT imported_is_json CHECK (json_valid(imported)),
    CONSTRAINT current_is_json CHECK (current IS NULL OR json_valid(current)),
    CONSTRAINT finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) STRICT

-- name: record_imported_stays
CREATE TRIGGER record_imported_stays
BEFORE UPDATE OF imported ON record
BEGIN
    SELECT RAISE(ABORT, 'imported_stays');
END

-- name: record_row
CREATE VIEW record_row AS
SELECT item_id, imported, current, context, result, error, finished_by, finished_at FROM record

-- name: earlier_record
CREATE TABLE earlier_record (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    record TEXT NOT NULL,
    error TEXT,
    finished_by TEXT,
    finished_at TEXT,
    CONSTRAINT earlier_record_is_json CHECK (json_valid(record)),
    CONSTRAINT earlier_record_finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) STRICT

-- name: earlier_record_item
CREATE INDEX earlier_record_item ON earlier_record (item_id, id)

-- name: keep_earlier_record
CREATE TRIGGER keep_earlier_record
AFTER UPDATE OF finished_at ON record
WHEN OLD.finished_at IS NOT NULL AND NEW.finished_at IS NULL
BEGIN
    INSERT INTO earlier_record (item_id, record, error, finished_by, finished_at)
    VALUES (OLD.item_id, coalesce(OLD.current, OLD.imported), OLD.error, OLD.finished_by, OLD.finished_at);
    INSERT INTO earlier_record (item_id, record)
    SELECT NEW.item_id, NEW.current WHERE NEW.current IS NOT OLD.current;
END

-- name: earlier_record_row
CREATE VIEW earlier_record_row AS
SELECT id, item_id, record, error, finished_by, finished_at FROM earlier_record

-- name: draft
CREATE TABLE draft (
    item_id INTEGER NOT NULL REFERENCES item (id),
    lock_id TEXT NOT NULL,
    user TEXT NOT NULL,
    revision INTEGER NOT NULL,
    content TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    PRIMARY KEY (item_id, lock_id),
    CONSTRAINT draft_content_is_json CHECK (json_valid(content))
) STRICT, WITHOUT ROWID

-- name: draft_user
CREATE INDEX draft_user ON draft (user)

-- name: draft_row
CREATE VIEW draft_row AS
SELECT item_id, lock_id, user, revision, content, saved_at FROM draft

-- name: proposal
CREATE TABLE proposal (
    item_id INTEGER PRIMARY KEY REFERENCES item (id) ON DELETE CASCADE,
    user TEXT NOT NULL,
    content TEXT NOT NULL,
    typed_at TEXT NOT NULL,
    given_by TEXT NOT NULL,
    CONSTRAINT proposal_content_is_json CHECK (json_valid(content))
) STRICT

-- name: proposal_row
CREATE VIEW proposal_row AS
SELECT item_id, user, content, typed_at, given_by FROM proposal

-- name: keying
CREATE TABLE keying (
    item_id INTEGER NOT NULL,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    field TEXT NOT NULL,
    first_value TEXT NOT NULL,
    second_value TEXT NOT NULL,
    decided_value TEXT,
    first_user TEXT NOT NULL,
    second_user TEXT NOT NULL,
    decided_by TEXT,
    at TEXT NOT NULL,
    decided_at TEXT,
    PRIMARY KEY (item_id, field),
    CONSTRAINT decided_whole CHECK (
        (decided_value IS NULL) = (decided_by IS NULL) AND (decided_value IS NULL) = (decided_at IS NULL))
) STRICT, WITHOUT ROWID

-- name: keying_queue
CREATE INDEX keying_queue ON keying (queue_id, field)

-- name: keying_row
CREATE VIEW keying_row AS
SELECT item_id, queue_id, field, first_value, second_value, decided_value, first_user, second_user, decided_by, at,
       decided_at
FROM keying

-- name: event_rule
CREATE TABLE event_rule (
    kind TEXT NOT NULL PRIMARY KEY,
    effect TEXT NOT NULL,
    state TEXT,
    unfinished INTEGER NOT NULL,
    completed INTEGER NOT NULL
) STRICT, WITHOUT ROWID

-- name: event_rules
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES
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

-- name: event
CREATE TABLE event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    item_id INTEGER,
    at TEXT NOT NULL,
    kind TEXT NOT NULL REFERENCES event_rule (kind),
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    lock_id TEXT,
    operation_id TEXT,
    detail TEXT,
    CONSTRAINT event_names_its_item CHECK ((item_id IS NULL) = (kind = 'tombstone')),
    CONSTRAINT event_detail_is_json CHECK (detail IS NULL OR json_valid(detail))
) STRICT

-- name: event_item
CREATE INDEX event_item ON event (item_id, id)

-- name: event_operation_once
CREATE UNIQUE INDEX event_operation_once ON event (operation_id) WHERE operation_id IS NOT NULL

-- name: event_finished
CREATE INDEX event_finished ON event (user, at) WHERE kind IN ('completed', 'taken_back')

-- name: event_no_update
CREATE TRIGGER event_no_update
BEFORE UPDATE ON event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: event_no_delete
CREATE TRIGGER event_no_delete
BEFORE DELETE ON event
WHEN OLD.item_id IS NULL OR NOT EXISTS (SELECT 1 FROM selftest_item WHERE id = OLD.item_id)
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: event_row
CREATE VIEW event_row AS
SELECT id, item_id, at, kind, user, workstation, lock_id, operation_id, detail FROM event

-- name: figure
CREATE TABLE figure (
    quarter TEXT NOT NULL,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    user TEXT NOT NULL,
    n INTEGER NOT NULL,
    first_event INTEGER NOT NULL,
    last_event INTEGER NOT NULL,
    PRIMARY KEY (quarter, queue_id, kind, user)
) STRICT, WITHOUT ROWID

-- name: figure_queue
CREATE INDEX figure_queue ON figure (queue_id)

-- name: figure_row
CREATE VIEW figure_row AS
SELECT quarter, queue_id, kind, user, n, first_event, last_event FROM figure

-- name: figured
CREATE TABLE figured (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    last_event INTEGER NOT NULL
) STRICT

-- name: figured_nothing_yet
INSERT INTO figured (one, last_event) VALUES (1, 0)

-- name: figured_row
CREATE VIEW figured_row AS SELECT last_event FROM figured

-- name: figure_tail
CREATE VIEW figure_tail AS
SELECT
    substr(event.at, 1, 14) || printf('%02dZ', substr(event.at, 15, 2) / 15 * 15) AS quarter, item.queue_id, event.kind,
    event.user, count(*) AS n, min(event.id) AS first_event, max(event.id) AS last_event
FROM figured
CROSS JOIN event ON event.id > figured.last_event
CROSS JOIN item ON item.id = event.item_id
GROUP BY 1, 2, 3, 4

-- name: item_leaves_the_figures
CREATE TRIGGER item_leaves_the_figures
AFTER DELETE ON item
WHEN OLD.state = 'open' AND EXISTS (
    SELECT 1 FROM event, figured WHERE event.item_id = OLD.id AND kind = 'added' AND event.id <= figured.last_event)
BEGIN
    INSERT INTO figure (quarter, queue_id, kind, user, n, first_event, last_event)
    SELECT quarter, OLD.queue_id, 'withdrawn', '', 1, last_event, last_event
    FROM figured
    CROSS JOIN (SELECT '' AS quarter
                UNION ALL SELECT strftime('%Y-%m-%dT%H:', 'now') || printf('%02dZ', strftime('%M', 'now') / 15 * 15))
    WHERE true
    ON CONFLICT (quarter, queue_id, kind, user) DO UPDATE SET n = n + 1, last_event = excluded.last_event;
END

-- name: work_request
CREATE TABLE work_request (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    lock_id TEXT NOT NULL,
    requested INTEGER NOT NULL,
    assigned INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'busy',
    reason TEXT NOT NULL DEFAULT '',
    detail TEXT NOT NULL DEFAULT '',
    asked_at TEXT NOT NULL,
    answered_at TEXT,
    CONSTRAINT asked_for_once UNIQUE (lock_id),
    CONSTRAINT requested_positive CHECK (requested > 0),
    CONSTRAINT assigned_within_requested CHECK (assigned BETWEEN 0 AND requested),
    CONSTRAINT request_state_fits CHECK (
        (state = 'busy' AND assigned = 0 AND answered_at IS NULL)
        OR (state = 'full' AND assigned = requested AND answered_at IS NOT NULL)
        OR (state = 'partial' AND assigned BETWEEN 1 AND requested - 1 AND answered_at IS NOT NULL)
        OR (state = 'none' AND assigned = 0 AND answered_at IS NOT NULL))
) STRICT

-- name: work_request_waiting
CREATE INDEX work_request_waiting ON work_request (queue_id, id) WHERE state = 'busy'

-- name: work_request_asked
CREATE INDEX work_request_asked ON work_request (queue_id, asked_at)

-- name: request_row
CREATE VIEW request_row AS
SELECT work_request.*, queue.name AS queue
FROM work_request
JOIN queue ON queue.id = work_request.queue_id

-- name: source_run
CREATE TABLE source_run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    source_query TEXT NOT NULL,
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    started_at TEXT NOT NULL,
    heard_at TEXT NOT NULL,
    finished_at TEXT,
    found INTEGER,
    passed_over INTEGER NOT NULL DEFAULT 0,
    error TEXT NOT NULL DEFAULT '',
    CONSTRAINT only_finished_found CHECK (found IS NULL OR finished_at IS NOT NULL)
) STRICT

-- name: source_run_one_at_a_time
CREATE UNIQUE INDEX source_run_one_at_a_time ON source_run (queue_id) WHERE finished_at IS NULL

-- name: source_run_last
CREATE INDEX source_run_last ON source_run (queue_id, id)

-- name: source_row
CREATE TABLE source_row (
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    rank INTEGER NOT NULL,
    place INTEGER NOT NULL,
    key TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (queue_id, rank, place),
    CONSTRAINT source_record_is_json CHECK (json_valid(record))
) STRICT, WITHOUT ROWID

-- name: adopted
CREATE TABLE adopted (
    queue_id INTEGER PRIMARY KEY REFERENCES queue (id) ON DELETE CASCADE,
    layout TEXT NOT NULL,
    statements TEXT NOT NULL,
    CONSTRAINT layout_is_json CHECK (json_valid(layout)),
    CONSTRAINT statements_are_json CHECK (json_valid(statements))
) STRICT

-- name: adopted_row
CREATE VIEW adopted_row AS
SELECT adopted.queue_id, queue.name AS queue, adopted.layout
FROM adopted
JOIN queue ON queue.id = adopted.queue_id

-- name: adopted_lock
CREATE TABLE adopted_lock (
    item_id INTEGER PRIMARY KEY REFERENCES item (id),
    lock_time TEXT NOT NULL
) STRICT

-- name: selftest
CREATE TABLE selftest (
    queue_id INTEGER PRIMARY KEY REFERENCES queue (id),
    first_item INTEGER NOT NULL,
    last_item INTEGER NOT NULL,
    made_at TEXT NOT NULL
) STRICT

-- name: selftest_is_fresh
CREATE TRIGGER selftest_is_fresh
BEFORE INSERT ON selftest
WHEN EXISTS (SELECT 1 FROM queue WHERE id = NEW.queue_id AND name NOT LIKE 'selftest-%')
    OR EXISTS (SELECT 1 FROM item
               WHERE queue_id = NEW.queue_id AND NOT (
                   state = 'open' AND attempts = 0 AND import_id IS NULL AND key LIKE 'selftest-%'))
BEGIN
    SELECT RAISE(ABORT, 'selftest_is_fresh');
END

-- name: selftest_stays
CREATE TRIGGER selftest_stays
BEFORE UPDATE ON selftest
BEGIN
    SELECT RAISE(ABORT, 'selftest_stays');
END

-- name: selftest_item
CREATE VIEW selftest_item AS
SELECT item.id, item.queue_id
FROM selftest
JOIN item ON item.queue_id = selftest.queue_id AND item.id BETWEEN selftest.first_item AND selftest.last_item

-- name: disposition_rule
CREATE TABLE disposition_rule (
    kind TEXT NOT NULL PRIMARY KEY,
    event TEXT NOT NULL REFERENCES event_rule (kind),
    needs_reason INTEGER NOT NULL,
    may_wait INTEGER NOT NULL,
    way TEXT NOT NULL
) STRICT, WITHOUT ROWID

-- name: disposition_rules
INSERT INTO disposition_rule (kind, event, needs_reason, may_wait, way) VALUES
    ('complete', 'completed', 0, 0, 'to_next_step'),
    ('return', 'returned', 0, 1, 'nowhere'),
    ('dismiss', 'dismissed', 0, 0, 'nowhere'),
    ('fail', 'failed', 1, 0, 'nowhere'),
    ('send_back', 'sent_back', 1, 0, 'to_step_before')
