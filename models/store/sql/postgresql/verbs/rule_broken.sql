-- name: asks_why
-- Whether the queue asks for a reason for this ending; every queue does for some.
CREATE OR REPLACE FUNCTION intray.asks_why(reasons text, kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT coalesce(pg_catalog.jsonb_exists(reasons::jsonb -> 'required', kind), false)
$fn$

-- name: rule_broken
-- Why an item of this queue cannot be finished so; null if it can.
CREATE OR REPLACE FUNCTION intray.rule_broken(
    queue text, dispositions text, reasons text, kind text, after bigint, reason text, from_item bigint) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    rule intray.disposition_rule;
BEGIN
    SELECT * INTO rule FROM intray.disposition_rule AS one WHERE one.kind = rule_broken.kind;
    RETURN CASE
        WHEN rule.kind IS NULL THEN '{"refused":"unknown_disposition"}'
        WHEN position(',' || kind || ',' IN ',' || dispositions || ',') = 0
        THEN pg_catalog.json_build_object('refused', 'disposition_not_allowed', 'queue', queue)::text
        WHEN (rule.needs_reason = 1 OR intray.asks_why(reasons, kind)) AND intray.is_blank(reason)
        THEN CASE rule.way WHEN 'to_step_before' THEN '{"refused":"send_back_reason_missing"}'
                           ELSE pg_catalog.json_build_object('refused', 'reason_missing', 'kind', kind)::text END
        WHEN after < 0 OR after > 259200 THEN '{"refused":"after_out_of_range"}'
        WHEN rule.way = 'to_step_before' THEN intray.send_back_refused(from_item) END;
END
$fn$
