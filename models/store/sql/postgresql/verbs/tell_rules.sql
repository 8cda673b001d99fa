-- name: tell_rules
-- Tells the history of rules how a queue or a user is from now on, if that is not what it says already. One statement,
-- so that both are seen as of one instant.
CREATE OR REPLACE FUNCTION intray.tell_rules(about text, kind text, subject text, by text) RETURNS void
LANGUAGE sql AS $fn$
    INSERT INTO intray.rule_event (at, kind, about, subject, "user", state)
    SELECT pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp()), tell_rules.kind, tell_rules.about,
           tell_rules.subject, by, now.state
    FROM (SELECT (SELECT its.state FROM intray.rule_state AS its
                  WHERE its.about = tell_rules.about AND its.subject = tell_rules.subject) AS state) AS now
    WHERE now.state IS DISTINCT FROM (SELECT told.state FROM intray.rule_event AS told
                                      WHERE told.about = tell_rules.about AND told.subject = tell_rules.subject
                                      ORDER BY told.id DESC LIMIT 1)
$fn$

-- name: rules_found
-- Before a change: what somebody has changed past these functions since the last one is not put down to its maker.
CREATE OR REPLACE FUNCTION intray.rules_found(about text, subject text) RETURNS void LANGUAGE sql AS $fn$
    SELECT intray.tell_rules(about, 'found', subject, '')
$fn$

-- name: rules_told
-- The history of rules and users, newest first, with the state before each line.
CREATE OR REPLACE FUNCTION intray.rules_told(wanted text, of_subject text, before_id bigint, most bigint)
RETURNS TABLE (id bigint, at text, kind text, about text, subject text, "user" text, before jsonb, state jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT told.id, intray.iso(told.at), told.kind, told.about, told.subject, told."user",
           (SELECT earlier.state FROM intray.rule_event AS earlier
            WHERE earlier.about = told.about AND earlier.subject = told.subject AND earlier.id < told.id
            ORDER BY earlier.id DESC LIMIT 1), told.state
    FROM intray.rule_event AS told
    WHERE told.about = wanted AND (of_subject = '' OR told.subject = of_subject) AND (before_id = 0 OR told.id < before_id)
      AND intray.i_am('supervisor', 'administrator', 'auditor')
    ORDER BY told.id DESC
    LIMIT most
$fn$

-- name: rules_changed_elsewhere
-- Changes that were found, not made by these functions.
CREATE OR REPLACE FUNCTION intray.rules_changed_elsewhere() RETURNS TABLE (id bigint, at text, about text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT told.id, intray.iso(told.at), told.about, told.subject
    FROM intray.rule_event AS told
    WHERE told.kind = 'found' AND intray.i_am('supervisor', 'administrator', 'auditor')
    ORDER BY told.id
$fn$

-- name: audited_rules
-- What is otherwise now than the history says last. Line 0: it says nothing.
CREATE OR REPLACE FUNCTION intray.audited_rules()
RETURNS TABLE (about text, subject text, line bigint, told jsonb, state jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT coalesce(its.about, last.about), coalesce(its.subject, last.subject), coalesce(last.id, 0), last.state, its.state
    FROM intray.rule_state AS its
    FULL JOIN (SELECT DISTINCT ON (told.about, told.subject) told.id, told.about, told.subject, told.state
               FROM intray.rule_event AS told ORDER BY told.about, told.subject, told.id DESC) AS last
        ON last.about = its.about AND last.subject = its.subject
    WHERE intray.i_am('supervisor', 'administrator', 'auditor') AND its.state IS DISTINCT FROM last.state
    ORDER BY 1, 2
$fn$
