-- name: audited_seals
-- The seals behind this one, for those who may check the history.
CREATE OR REPLACE FUNCTION intray.audited_seals(after bigint, most bigint)
RETURNS TABLE (number bigint, made_at text, made_by text, first_event bigint, last_event bigint, events bigint,
               first_rule bigint, last_rule bigint, rules bigint, items bigint, previous text, digest text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT seal.number, intray.iso(seal.made_at), seal.made_by, seal.first_event, seal.last_event, seal.events,
           seal.first_rule, seal.last_rule, seal.rules, seal.items, seal.previous, seal.digest
    FROM intray.seal
    WHERE seal.number > after AND intray.i_am('supervisor', 'administrator', 'auditor')
    ORDER BY seal.number
    LIMIT most
$fn$

-- name: newest_seal
CREATE OR REPLACE FUNCTION intray.newest_seal() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT coalesce(pg_catalog.max(seal.number), 0) FROM intray.seal
    WHERE intray.i_am('supervisor', 'administrator', 'auditor')
$fn$

-- name: sealed_events
-- Lines of the history as a seal reads them.
CREATE OR REPLACE FUNCTION intray.sealed_events(after bigint, up_to bigint, most bigint)
RETURNS TABLE (id bigint, line text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT told.id, intray.line_of_event(told)
            FROM intray.event AS told
            WHERE told.id > after AND told.id <= up_to
              AND NOT EXISTS (SELECT 1 FROM intray.selftest
                              WHERE queue_id = told.queue_id AND told.item_id BETWEEN first_item AND last_item
                                AND intray.is_made_by_selftest(told.item_id))
            ORDER BY told.id
            LIMIT most;
    END IF;
END
$fn$

-- name: sealed_rules
CREATE OR REPLACE FUNCTION intray.sealed_rules(after bigint, up_to bigint, most bigint)
RETURNS TABLE (id bigint, line text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT told.id, intray.line_of_rule(told)
            FROM intray.rule_event AS told
            WHERE told.id > after AND told.id <= up_to
            ORDER BY told.id
            LIMIT most;
    END IF;
END
$fn$

-- name: sealed_items
-- What a seal says of items, as it reads it.
CREATE OR REPLACE FUNCTION intray.sealed_items(of_seal bigint, after bigint, most bigint)
RETURNS TABLE (id bigint, line text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT said.item_id, intray.line_of_item(said)
            FROM intray.item_seal AS said
            WHERE said.seal = of_seal AND said.item_id > after
            ORDER BY said.item_id
            LIMIT most;
    END IF;
END
$fn$

-- name: planted_lines
-- What nothing of Intray makes: lines of item_seal that are no seal's, and numbers below 1.
CREATE OR REPLACE FUNCTION intray.planted_lines() RETURNS TABLE (kind text, item_id bigint, id bigint, seal bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT 'fact', said.item_id, said.event_id, said.seal
            FROM intray.item_seal AS said
            WHERE NOT EXISTS (SELECT 1 FROM intray.sealed_fact AS known
                              WHERE known.item_id = said.item_id AND known.event_id = said.event_id)
            UNION ALL
            SELECT 'item', item.id, NULL, NULL FROM intray.item WHERE item.id < 1
            UNION ALL
            SELECT 'event', told.item_id, told.id, NULL FROM intray.event AS told WHERE told.id < 1
            UNION ALL
            SELECT 'rule', NULL, told.id, NULL FROM intray.rule_event AS told WHERE told.id < 1
            ORDER BY 1, 2, 3;
    END IF;
END
$fn$
