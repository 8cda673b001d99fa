-- name: seal_history
-- Seals what the history has behind the newest seal, at most so many lines; 0: nothing was to be sealed, or the newest
-- seal is younger than spare_seconds and less than that waits. Lines of transactions that are not over wait for the next
-- seal (history_settles), because a seal that was made stays.
CREATE OR REPLACE FUNCTION intray.seal_history(spare_seconds bigint, at_most bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    most bigint := least(greatest(at_most, 1), 10000);
    before intray.seal;
    made intray.seal;
    is_full boolean;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'worker'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    SELECT * INTO before FROM intray.seal ORDER BY number DESC LIMIT 1;
    made.number := coalesce(before.number, 0) + 1;
    made.previous := coalesce(before.digest, pg_catalog.repeat('0', 64));
    made.made_at := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    made.made_by := who.name;
    made.first_event := coalesce(before.last_event, 0) + 1;
    made.first_rule := coalesce(before.last_rule, 0) + 1;
    SELECT coalesce(pg_catalog.max(id), made.first_event - 1), pg_catalog.count(*) INTO made.last_event, made.events
    FROM (SELECT id FROM intray.event WHERE id >= made.first_event ORDER BY id LIMIT most) AS piece;
    SELECT coalesce(pg_catalog.max(id), made.first_rule - 1), pg_catalog.count(*) INTO made.last_rule, made.rules
    FROM (SELECT id FROM intray.rule_event WHERE id >= made.first_rule ORDER BY id LIMIT 1000) AS piece;
    is_full := made.events >= most;
    IF made.events + made.rules = 0
            OR (NOT is_full AND before.made_at > made.made_at - spare_seconds * interval '1 second')
            OR NOT intray.history_settles() THEN
        RETURN '{"sealed":0,"more":0}';
    END IF;
    -- One at a time: what a seal says of items is written before it.
    LOCK TABLE intray.seal IN SHARE ROW EXCLUSIVE MODE;
    IF EXISTS (SELECT 1 FROM intray.seal WHERE number >= made.number) THEN
        RETURN '{"sealed":0,"more":0}';
    END IF;
    PERFORM intray.seal_items(made);
    made := intray.with_digest(made);
    INSERT INTO intray.seal SELECT made.*;
    RETURN CASE WHEN is_full THEN '{"sealed":1,"more":1}' ELSE '{"sealed":1,"more":0}' END;
END
$fn$

-- name: is_made_by_selftest
-- Whether an item is what a selftest makes, which holds nothing: only that goes with its history, and no seal covers it.
-- Whatever somebody puts into its queue or counts to it is sealed.
CREATE OR REPLACE FUNCTION intray.is_made_by_selftest(of_item bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN EXISTS (
        SELECT 1 FROM intray.selftest
        JOIN intray.item ON item.queue_id = selftest.queue_id AND item.id BETWEEN first_item AND last_item
        LEFT JOIN intray.record ON record.item_id = item.id
        WHERE item.id = of_item AND item.key LIKE 'selftest-%' AND item.import_id IS NULL
          AND coalesce(record.imported, '{}') = '{}' AND coalesce(record.current, '{}') = '{}'
          AND record.context IS NULL AND record.result IS NULL AND record.error IS NULL);
END
$fn$

-- name: seal_items
-- What the items of a stretch hold now. What has a newer line in its history waits for the seal over that.
-- What is sealed and has only notes since, or duplicates that changed no field, is left: what was changed past Intray
-- meanwhile must not be sealed as theirs.
CREATE OR REPLACE FUNCTION intray.seal_items(made intray.seal) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.item_seal (item_id, event_id, seal, digests)
    SELECT fact.item_id, fact.event_id, made.number, fact.digests
    FROM (SELECT DISTINCT event.item_id FROM intray.event
          WHERE event.id BETWEEN made.first_event AND made.last_event
            AND NOT EXISTS (SELECT 1 FROM intray.selftest
                            WHERE queue_id = event.queue_id AND event.item_id BETWEEN first_item AND last_item
                              AND intray.is_made_by_selftest(event.item_id))) AS told
    JOIN intray.item_fact AS fact ON fact.item_id = told.item_id
    WHERE fact.event_id <= made.last_event
      AND NOT EXISTS (SELECT 1 FROM intray.sealed_fact AS known
                      WHERE known.item_id = fact.item_id AND known.event_id >= (
                          SELECT pg_catalog.max(changed.id) FROM intray.event AS changed
                          WHERE changed.item_id = fact.item_id AND changed.kind NOT IN ('noted', 'told_apart', 'attached')
                            AND (changed.kind <> 'absorbed' OR changed.digest IS NOT NULL)))
    -- A line that was planted there stays, and is named; its item waits for its next event.
    ON CONFLICT DO NOTHING;
END
$fn$

-- name: with_digest
-- A seal with what it says of its stretch.
CREATE OR REPLACE FUNCTION intray.with_digest(made intray.seal) RETURNS intray.seal LANGUAGE plpgsql AS $fn$
DECLARE
    event_digests text;
    rule_digests text;
    item_digests text;
BEGIN
    SELECT coalesce(pg_catalog.string_agg(intray.sha256_of(intray.line_of_event(told)), '' ORDER BY told.id), ''),
           pg_catalog.count(*)
    INTO event_digests, made.events
    FROM intray.event AS told
    WHERE told.id BETWEEN made.first_event AND made.last_event
      AND NOT EXISTS (SELECT 1 FROM intray.selftest
                      WHERE queue_id = told.queue_id AND told.item_id BETWEEN first_item AND last_item
                        AND intray.is_made_by_selftest(told.item_id));
    SELECT coalesce(pg_catalog.string_agg(intray.sha256_of(intray.line_of_rule(told)), '' ORDER BY told.id), ''),
           pg_catalog.count(*)
    INTO rule_digests, made.rules
    FROM intray.rule_event AS told WHERE told.id BETWEEN made.first_rule AND made.last_rule;
    SELECT coalesce(pg_catalog.string_agg(intray.sha256_of(intray.line_of_item(said)), '' ORDER BY said.item_id), ''),
           pg_catalog.count(*)
    INTO item_digests, made.items
    FROM intray.item_seal AS said WHERE said.seal = made.number;
    made.digest := intray.sha256_of(pg_catalog.concat_ws(
        '|', 'intray-seal', '1', made.number, made.previous, intray.iso(made.made_at), made.first_event, made.last_event,
        made.events, made.first_rule, made.last_rule, made.rules, made.items,
        pg_catalog.octet_length(made.made_by) || ':' || made.made_by, intray.sha256_of(event_digests),
        intray.sha256_of(rule_digests), intray.sha256_of(item_digests)));
    RETURN made;
END
$fn$

-- name: sha256_of
-- Of a text in UTF-8, in hexadecimal digits.
CREATE OR REPLACE FUNCTION intray.sha256_of(given text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(given, 'UTF8')), 'hex')
$fn$

-- name: line_of_event
-- A line of the history as a seal reads it. The history of what a selftest made goes with it, so no seal covers that.
CREATE OR REPLACE FUNCTION intray.line_of_event(told intray.event) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT told.id || '|' || coalesce(told.item_id::text, '-') || '|' || coalesce(told.queue_id::text, '-') || '|'
        || intray.iso(told.at) || '|' || told.kind::text || '|' || coalesce(told.lock_id::text, '-') || '|'
        || coalesce(told.operation_id::text, '-') || '|' || pg_catalog.octet_length(told."user") || ':' || told."user" || '|'
        || pg_catalog.octet_length(told.workstation) || ':' || told.workstation || '|' || coalesce(intray.whole_detail(told)::text, '-')
$fn$

-- name: line_of_rule
CREATE OR REPLACE FUNCTION intray.line_of_rule(told intray.rule_event) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT told.id || '|' || intray.iso(told.at) || '|' || told.kind || '|' || told.about || '|'
        || pg_catalog.octet_length(told.subject) || ':' || told.subject || '|' || pg_catalog.octet_length(told."user") || ':'
        || told."user" || '|' || coalesce(told.state::text, '-')
$fn$

-- name: line_of_item
CREATE OR REPLACE FUNCTION intray.line_of_item(said intray.item_seal) RETURNS text LANGUAGE sql IMMUTABLE AS $fn$
    SELECT said.item_id || '|' || said.event_id || '|' || said.digests
$fn$
