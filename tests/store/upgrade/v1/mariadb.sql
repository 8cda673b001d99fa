-- name: owner
CREATE USER IF NOT EXISTS 'intray_owner'@'localhost' ACCOUNT LOCK

-- name: cleaner
CREATE USER IF NOT EXISTS 'intray_cleaner'@'localhost' ACCOUNT LOCK

-- name: source
CREATE USER IF NOT EXISTS 'intray_source'@'localhost' ACCOUNT LOCK

-- name: 02_schema_version
CREATE TABLE IF NOT EXISTS schema_version (
    version INTEGER NOT NULL PRIMARY KEY,
    name VARCHAR(200) NOT NULL,
    applied_at DATETIME(3) NOT NULL DEFAULT (UTC_TIMESTAMP(3))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: setting_all
CREATE TABLE IF NOT EXISTS setting_all (
    name VARCHAR(100) NOT NULL PRIMARY KEY,
    value LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: database_id
INSERT INTO setting_all (name, value) VALUES ('database_id', UUID())
ON DUPLICATE KEY UPDATE value = value

-- name: user_all
CREATE TABLE IF NOT EXISTS user_all (
    name VARCHAR(128) NOT NULL PRIMARY KEY,
    login VARCHAR(128) NOT NULL,
    roles SET('clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor') CHARACTER SET ascii NOT NULL,
    active TINYINT NOT NULL DEFAULT 1,
    changes BIGINT NOT NULL DEFAULT 1,
    CONSTRAINT user_login_unique UNIQUE (login),
    CONSTRAINT user_active_is_a_truth_value CHECK (active IN (0, 1))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: role_all
CREATE TABLE IF NOT EXISTS role_all (
    verb VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    role ENUM('clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor') CHARACTER SET ascii NOT NULL,
    PRIMARY KEY (verb, role)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: first_administrator
INSERT INTO user_all (name, login, roles)
SELECT me.login, me.login, 'administrator'
FROM (SELECT SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1) AS login) AS me
WHERE NOT EXISTS (SELECT 1 FROM user_all AS other WHERE FIND_IN_SET('administrator', other.roles))
ON DUPLICATE KEY UPDATE roles = CONCAT_WS(',', roles, 'administrator'), active = 1

-- name: 05_client
CREATE TABLE IF NOT EXISTS client_all (
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    seen_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user_name, workstation)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: queue_all
CREATE TABLE IF NOT EXISTS queue_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    name VARCHAR(64) NOT NULL,
    title LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    record_schema LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    lock_seconds BIGINT NOT NULL,
    longest_hold_seconds BIGINT NOT NULL,
    locks_per_user INTEGER,
    attempts INTEGER,
    dispositions VARCHAR(200) NOT NULL,
    next_queue_id BIGINT,
    source_query LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    source_fresh_seconds BIGINT NOT NULL DEFAULT 60,
    paused TINYINT NOT NULL DEFAULT 0,
    changes BIGINT NOT NULL DEFAULT 1,
    other_hands TINYINT NOT NULL DEFAULT 0,
    blind_fields LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '[]',
    decide_queue_id BIGINT,
    share INTEGER NOT NULL DEFAULT 100,
    pause_message LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    first_warning_seconds BIGINT,
    last_warning_seconds BIGINT,
    reasons LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '{}',
    CONSTRAINT queue_name_unique UNIQUE (name),
    CONSTRAINT next_queue_is_there FOREIGN KEY (next_queue_id) REFERENCES queue_all (id),
    CONSTRAINT decide_queue_is_there FOREIGN KEY (decide_queue_id) REFERENCES queue_all (id),
    CONSTRAINT queue_name_not_blank CHECK (CHAR_LENGTH(TRIM(name)) > 0),
    CONSTRAINT record_schema_is_json CHECK (JSON_VALID(record_schema)),
    CONSTRAINT lock_seconds_positive CHECK (lock_seconds > 0),
    CONSTRAINT longest_hold_not_shorter_than_lock CHECK (longest_hold_seconds >= lock_seconds),
    CONSTRAINT locks_per_user_positive CHECK (locks_per_user > 0),
    CONSTRAINT attempts_positive CHECK (attempts > 0),
    CONSTRAINT paused_is_a_truth_value CHECK (paused IN (0, 1)),
    CONSTRAINT other_hands_is_a_truth_value CHECK (other_hands IN (0, 1)),
    CONSTRAINT blind_fields_are_decided_on CHECK (
        blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1)),
    CONSTRAINT share_is_of_a_hundred CHECK (share BETWEEN 1 AND 100),
    CONSTRAINT first_warning_positive CHECK (first_warning_seconds > 0),
    CONSTRAINT last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: sight_all
CREATE TABLE IF NOT EXISTS sight_all (
    login VARCHAR(128) NOT NULL,
    queue_id BIGINT NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    sees_items TINYINT NOT NULL,
    sees_records TINYINT NOT NULL,
    takes TINYINT NOT NULL,
    sees_sealed TINYINT NOT NULL DEFAULT 0,
    PRIMARY KEY (login, queue_id),
    CONSTRAINT sight_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: queue
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q.changes AS "change",
    q.other_hands, q.blind_fields, q.decide_queue_id, q.share
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: queue_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue_row AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q.changes AS "change",
    following.name AS next_queue, q.other_hands, q.blind_fields, q.decide_queue_id, q.share,
    deciding.name AS decide_queue, q.pause_message, q.first_warning_seconds, q.last_warning_seconds, q.reasons
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id

-- name: membership_all
CREATE TABLE IF NOT EXISTS membership_all (
    user_name VARCHAR(128) NOT NULL,
    queue_id BIGINT NOT NULL,
    PRIMARY KEY (user_name, queue_id),
    CONSTRAINT membership_of_a_user FOREIGN KEY (user_name) REFERENCES user_all (name),
    CONSTRAINT membership_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: user_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW user_row AS
SELECT
    u.name, u.login, u.active, u.roles,
    COALESCE((SELECT GROUP_CONCAT(q.name ORDER BY q.name)
              FROM membership_all AS m JOIN queue_all AS q ON q.id = m.queue_id
              WHERE m.user_name = u.name), '') AS queues
FROM user_all AS u
JOIN user_all AS me
    ON me.active = 1
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
WHERE u.name = me.name OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('supervisor', me.roles)
   OR FIND_IN_SET('auditor', me.roles)

-- name: import_all
CREATE TABLE IF NOT EXISTS import_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    source LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    state ENUM('staging', 'accepted', 'complete', 'discarding', 'discarded') CHARACTER SET ascii NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    started_at DATETIME(3) NOT NULL,
    heard_at DATETIME(3) NOT NULL,
    opened_up_to BIGINT NOT NULL DEFAULT 0,
    busy_queue_id BIGINT AS (CASE WHEN state IN ('staging', 'accepted', 'discarding') THEN queue_id END) PERSISTENT,
    CONSTRAINT import_one_at_a_time UNIQUE (busy_queue_id),
    CONSTRAINT import_into_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: import
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW import AS
SELECT
    p.id, p.queue_id, p.source, p.state, p.user_name AS "user",
    CONCAT(REPLACE(p.started_at, ' ', 'T'), 'Z') AS started_at, CONCAT(REPLACE(p.heard_at, ' ', 'T'), 'Z') AS heard_at
FROM import_all AS p
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles))
      AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1))

-- name: import_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW import_row AS
SELECT
    p.id, p.queue_id, p.source, p.state, p.user_name AS "user",
    CONCAT(REPLACE(p.started_at, ' ', 'T'), 'Z') AS started_at, CONCAT(REPLACE(p.heard_at, ' ', 'T'), 'Z') AS heard_at
FROM import_all AS p
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles))
      AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1))

-- name: item_all
CREATE TABLE IF NOT EXISTS item_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    item_key VARCHAR(700) NOT NULL,
    priority INTEGER NOT NULL DEFAULT 0,
    state ENUM('staged', 'open', 'locked', 'done', 'failed', 'dismissed') CHARACTER SET ascii NOT NULL,
    due_at DATETIME(3),
    turn BIGINT NOT NULL DEFAULT 0,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin,
    lock_user VARCHAR(128),
    lock_workstation VARCHAR(255),
    locked_at DATETIME(3),
    attempts INTEGER NOT NULL DEFAULT 0,
    import_id BIGINT,
    created_by VARCHAR(128) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    changes BIGINT NOT NULL DEFAULT 1,
    from_item_id BIGINT,
    not_for VARCHAR(128),
    nor_for VARCHAR(128),
    sent_back_by VARCHAR(128),
    sent_back_reason LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    is_sent_back TINYINT,
    KEY item_turn (queue_id, state, due_at, turn, id),
    KEY item_holder (lock_user, lock_id),
    KEY item_import (import_id, id),
    KEY item_from (from_item_id),
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, item_key),
    CONSTRAINT item_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id),
    CONSTRAINT item_of_an_import FOREIGN KEY (import_id) REFERENCES import_all (id),
    CONSTRAINT key_not_blank CHECK (CHAR_LENGTH(TRIM(item_key)) > 0),
    CONSTRAINT locked_means_a_whole_lock CHECK (
        (state = 'locked') = (lock_id IS NOT NULL)
        AND (lock_id IS NULL) = (lock_user IS NULL)
        AND (lock_id IS NULL) = (lock_workstation IS NULL)
        AND (lock_id IS NULL) = (locked_at IS NULL)
        AND (lock_id IS NULL OR due_at IS NOT NULL)),
    CONSTRAINT only_open_waits_for_its_turn CHECK (
        state = 'open' OR (turn = 0 AND (due_at IS NULL OR state IN ('staged', 'locked')))),
    CONSTRAINT staged_by_an_import CHECK (state <> 'staged' OR import_id IS NOT NULL)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: item
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item AS
SELECT
    i.id, i.queue_id, i.item_key AS "key", i.priority, -i.priority AS "rank", i.state,
    CASE WHEN i.state = 'open' AND i.due_at > '1000-01-01' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') ELSE '' END
        AS available_at,
    i.lock_id, i.lock_user, i.lock_workstation, CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CASE WHEN i.state = 'locked' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') END AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i.changes AS "change",
    i.due_at, i.turn, i.from_item_id
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_items = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
WHERE i.state <> 'staged'

-- name: 10_mark
CREATE TABLE IF NOT EXISTS mark_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    turn BIGINT NOT NULL,
    item_id BIGINT NOT NULL,
    CONSTRAINT mark_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: record_all
CREATE TABLE IF NOT EXISTS record_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    imported LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    current LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    search LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    context LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    result LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    error LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    finished_by VARCHAR(128),
    finished_at DATETIME(3),
    sealed TINYINT NOT NULL DEFAULT 0,
    CONSTRAINT record_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id),
    CONSTRAINT imported_is_json CHECK (JSON_VALID(imported)),
    CONSTRAINT current_is_json CHECK (current IS NULL OR JSON_VALID(current)),
    CONSTRAINT finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: record
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW record AS
SELECT
    r.item_id, r.imported, r.current, r.search, r.context, r.result, r.error, r.finished_by,
    CONCAT(REPLACE(r.finished_at, ' ', 'T'), 'Z') AS finished_at
FROM record_all AS r
JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)

-- name: record_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW record_row AS
SELECT
    r.item_id, r.imported, r.current, r.context, r.result, r.error, r.finished_by,
    CONCAT(REPLACE(r.finished_at, ' ', 'T'), 'Z') AS finished_at
FROM record_all AS r
JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)

-- name: item_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item_row AS
SELECT
    i.id, i.queue_id, q.name AS queue, i.item_key AS "key", i.priority, -i.priority AS "rank", i.state,
    CASE WHEN i.state = 'open' AND i.due_at > '1000-01-01' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') ELSE '' END
        AS available_at,
    i.lock_id, i.lock_user, i.lock_workstation, CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CASE WHEN i.state = 'locked' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') END AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i.changes AS "change",
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)
         THEN COALESCE(r.current, r.imported) ELSE '{}' END AS record,
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)
         THEN r.search END AS search,
    i.from_item_id, i.sent_back_by, i.sent_back_reason
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
JOIN queue_all AS q ON q.id = i.queue_id
JOIN record_all AS r ON r.item_id = i.id
WHERE i.state <> 'staged'

-- name: earlier_record_all
CREATE TABLE IF NOT EXISTS earlier_record_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    error LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    finished_by VARCHAR(128),
    finished_at DATETIME(3),
    CONSTRAINT earlier_record_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE,
    CONSTRAINT earlier_record_is_json CHECK (JSON_VALID(record)),
    CONSTRAINT earlier_record_finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: earlier_record_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW earlier_record_row AS
SELECT
    e.id, e.item_id, e.record, e.error, e.finished_by, CONCAT(REPLACE(e.finished_at, ' ', 'T'), 'Z') AS finished_at
FROM earlier_record_all AS e
JOIN item_all AS i ON i.id = e.item_id
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1 AND s.sees_sealed = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: draft_all
CREATE TABLE IF NOT EXISTS draft_all (
    item_id BIGINT NOT NULL,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    revision BIGINT NOT NULL,
    content LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    saved_at DATETIME(3) NOT NULL,
    PRIMARY KEY (item_id, lock_id),
    KEY draft_user (user_name),
    CONSTRAINT draft_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id),
    CONSTRAINT draft_content_is_json CHECK (JSON_VALID(content))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: draft
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW draft AS
SELECT
    d.item_id, d.lock_id, d.user_name AS "user", d.revision, d.content,
    CONCAT(REPLACE(d.saved_at, ' ', 'T'), 'Z') AS saved_at
FROM draft_all AS d
JOIN user_all AS me
    ON me.active = 1 AND (me.name = d.user_name OR FIND_IN_SET('supervisor', me.roles))
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: draft_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW draft_row AS
SELECT
    d.item_id, d.lock_id, d.user_name AS "user", d.revision, d.content,
    CONCAT(REPLACE(d.saved_at, ' ', 'T'), 'Z') AS saved_at
FROM draft_all AS d
JOIN user_all AS me
    ON me.active = 1 AND (me.name = d.user_name OR FIND_IN_SET('supervisor', me.roles))
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: lock_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lock_row AS
SELECT
    i.id, q.name AS queue, i.item_key AS "key", i.lock_id, i.lock_user, i.lock_workstation, i.locked_at,
    i.due_at AS expires_at, q.lock_seconds, d.saved_at, c.seen_at
FROM item_all AS i
JOIN queue_all AS q ON q.id = i.queue_id
JOIN user_all AS me
    ON me.active = 1 AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles))
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
LEFT JOIN draft_all AS d ON d.item_id = i.id AND d.lock_id = i.lock_id
LEFT JOIN client_all AS c ON c.user_name = i.lock_user AND c.workstation = i.lock_workstation
WHERE i.state = 'locked'

-- name: proposal_all
CREATE TABLE IF NOT EXISTS proposal_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    user_name VARCHAR(128) NOT NULL,
    content LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    typed_at DATETIME(3) NOT NULL,
    given_by VARCHAR(128) NOT NULL,
    CONSTRAINT proposal_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE,
    CONSTRAINT proposal_content_is_json CHECK (JSON_VALID(content))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: proposal_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW proposal_row AS
SELECT
    p.item_id, p.user_name AS "user", p.content, CONCAT(REPLACE(p.typed_at, ' ', 'T'), 'Z') AS typed_at, p.given_by
FROM proposal_all AS p
JOIN item_all AS i ON i.id = p.item_id
JOIN user_all AS me
    ON me.active = 1 AND (FIND_IN_SET('supervisor', me.roles) OR i.state = 'locked' AND i.lock_user = me.name)
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: event_rule
CREATE TABLE IF NOT EXISTS event_rule (
    kind VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    effect VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    state VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin,
    unfinished INTEGER NOT NULL,
    completed INTEGER NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: event_rules
INSERT IGNORE INTO event_rule (kind, effect, state, unfinished, completed) VALUES
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

-- name: event_all
CREATE TABLE IF NOT EXISTS event_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT,
    item_id BIGINT,
    at DATETIME(3) NOT NULL,
    kind ENUM(
        'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
        'taken_back', 'reopened', 'withdrawn', 'tombstone', 'sent_back', 'prioritized') CHARACTER SET ascii NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin,
    operation_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin,
    detail LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    KEY event_item (item_id, id),
    KEY event_finished (user_name, kind, at),
    CONSTRAINT event_operation_once UNIQUE (operation_id),
    CONSTRAINT event_names_its_item CHECK ((item_id IS NULL) = (kind = 'tombstone')),
    CONSTRAINT event_detail_is_json CHECK (detail IS NULL OR JSON_VALID(detail))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: event
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
    e.lock_id, e.operation_id, e.detail, e.at AS at_utc
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: event_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_row AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
    e.lock_id, e.operation_id, e.detail
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: keying_all
CREATE TABLE IF NOT EXISTS keying_all (
    item_id BIGINT NOT NULL,
    queue_id BIGINT NOT NULL,
    field VARCHAR(255) NOT NULL,
    first_value LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    second_value LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    decided_value LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    first_user VARCHAR(128) NOT NULL,
    second_user VARCHAR(128) NOT NULL,
    decided_by VARCHAR(128),
    at DATETIME(3) NOT NULL,
    decided_at DATETIME(3),
    PRIMARY KEY (item_id, field),
    KEY keying_queue (queue_id, field),
    CONSTRAINT keying_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id),
    CONSTRAINT decided_whole CHECK (
        (decided_value IS NULL) = (decided_by IS NULL) AND (decided_value IS NULL) = (decided_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: keying_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW keying_row AS
SELECT
    k.item_id, k.queue_id, k.field, k.first_value, k.second_value, k.decided_value, k.first_user, k.second_user,
    k.decided_by, CONCAT(REPLACE(k.at, ' ', 'T'), 'Z') AS at, CONCAT(REPLACE(k.decided_at, ' ', 'T'), 'Z') AS decided_at
FROM keying_all AS k
JOIN user_all AS me
    ON me.active = 1
    AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles))
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: figure_all
CREATE TABLE IF NOT EXISTS figure_all (
    quarter CHAR(17) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    queue_id BIGINT NOT NULL,
    kind VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    n BIGINT NOT NULL,
    first_event BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    PRIMARY KEY (quarter, queue_id, kind, user_name),
    CONSTRAINT figure_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: figured_all
CREATE TABLE IF NOT EXISTS figured_all (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    last_event BIGINT NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: figured_nothing_yet
INSERT IGNORE INTO figured_all (one, last_event) VALUES (1, 0)

-- name: figure_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW figure_row AS
SELECT f.quarter, f.queue_id, f.kind, f.user_name AS "user", f.n, f.first_event, f.last_event
FROM figure_all AS f
JOIN sight_all AS s
    ON s.queue_id = f.queue_id AND s.sees_items = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: figured_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW figured_row AS
SELECT last_event FROM figured_all

-- name: figure_tail
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW figure_tail AS
SELECT
    CONCAT(DATE_FORMAT(f.at, '%Y-%m-%dT%H:'), LPAD(MINUTE(f.at) DIV 15 * 15, 2, '0'), 'Z') AS quarter, f.queue_id,
    CAST(f.kind AS CHAR(12) CHARACTER SET ascii) AS kind, f.user_name AS "user", COUNT(*) AS n, MIN(f.id) AS first_event,
    MAX(f.id) AS last_event
FROM figured_all AS kept
STRAIGHT_JOIN event_all AS f ON f.id > kept.last_event
JOIN sight_all AS s
    ON s.queue_id = f.queue_id AND s.sees_items = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
GROUP BY 1, 2, 3, 4

-- name: work_request_all
CREATE TABLE IF NOT EXISTS work_request_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    requested INTEGER NOT NULL,
    assigned INTEGER NOT NULL DEFAULT 0,
    state ENUM('busy', 'full', 'partial', 'none') CHARACTER SET ascii NOT NULL DEFAULT 'busy',
    reason VARCHAR(64) CHARACTER SET ascii NOT NULL DEFAULT '',
    detail LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    asked_at DATETIME(3) NOT NULL,
    answered_at DATETIME(3),
    KEY work_request_waiting (queue_id, state, id),
    KEY work_request_asked (queue_id, asked_at),
    CONSTRAINT asked_for_once UNIQUE (lock_id),
    CONSTRAINT request_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE,
    CONSTRAINT requested_positive CHECK (requested > 0),
    CONSTRAINT assigned_within_requested CHECK (assigned BETWEEN 0 AND requested),
    CONSTRAINT request_state_fits CHECK (
        (state = 'busy') = (answered_at IS NULL)
        AND assigned = CASE state WHEN 'full' THEN requested WHEN 'partial' THEN assigned ELSE 0 END)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: request_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW request_row AS
SELECT
    w.id, w.queue_id, q.name AS queue, w.user_name AS "user", w.workstation, w.lock_id, w.requested, w.assigned, w.state,
    w.reason, w.detail, CONCAT(REPLACE(w.asked_at, ' ', 'T'), 'Z') AS asked_at,
    CONCAT(REPLACE(w.answered_at, ' ', 'T'), 'Z') AS answered_at
FROM work_request_all AS w
JOIN queue_all AS q ON q.id = w.queue_id
JOIN user_all AS me
    ON me.active = 1
    AND (me.name = w.user_name OR FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
         OR FIND_IN_SET('auditor', me.roles))
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)

-- name: source_run_all
CREATE TABLE IF NOT EXISTS source_run_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    started_at DATETIME(3) NOT NULL,
    finished_at DATETIME(3) NOT NULL,
    found BIGINT,
    passed_over BIGINT NOT NULL DEFAULT 0,
    source_query LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    error LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    KEY source_run_last (queue_id, id),
    CONSTRAINT run_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: source_found_all
CREATE TABLE IF NOT EXISTS source_found_all (
    place BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    item_key VARCHAR(700),
    priority INTEGER,
    record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    KEY source_found_key (queue_id, item_key, place)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: source_row_all
CREATE TABLE IF NOT EXISTS source_row_all (
    queue_id BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    place BIGINT NOT NULL,
    item_key VARCHAR(700) NOT NULL,
    record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    PRIMARY KEY (queue_id, turn, place),
    CONSTRAINT row_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: adopted_all
CREATE TABLE IF NOT EXISTS adopted_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    layout LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    statements LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    CONSTRAINT adopted_is_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE,
    CONSTRAINT layout_is_json CHECK (JSON_VALID(layout)),
    CONSTRAINT statements_are_json CHECK (JSON_VALID(statements))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: adopted_lock_all
CREATE TABLE IF NOT EXISTS adopted_lock_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    lock_time VARCHAR(64) NOT NULL,
    holder VARCHAR(255) NOT NULL DEFAULT '',
    CONSTRAINT adopted_lock_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: adopted_call_all
CREATE TABLE IF NOT EXISTS adopted_call_all (
    connection_id BIGINT NOT NULL PRIMARY KEY
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: 21_selftest
CREATE TABLE IF NOT EXISTS selftest_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    first_item BIGINT NOT NULL,
    last_item BIGINT NOT NULL,
    made_at DATETIME(3) NOT NULL,
    CONSTRAINT selftest_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: disposition_rule
CREATE TABLE IF NOT EXISTS disposition_rule (
    kind VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    event VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL REFERENCES event_rule (kind),
    needs_reason INTEGER NOT NULL,
    may_wait INTEGER NOT NULL,
    way VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin

-- name: disposition_rules
INSERT IGNORE INTO disposition_rule (kind, event, needs_reason, may_wait, way) VALUES
    ('complete', 'completed', 0, 0, 'to_next_step'),
    ('return', 'returned', 0, 1, 'nowhere'),
    ('dismiss', 'dismissed', 0, 0, 'nowhere'),
    ('fail', 'failed', 1, 0, 'nowhere'),
    ('send_back', 'sent_back', 1, 0, 'to_step_before')
