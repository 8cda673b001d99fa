-- Why an item of this queue cannot be finished so; null if it can.
CREATE OR REPLACE FUNCTION intray.rule_broken(queue text, dispositions text, kind text, after bigint, reason text)
RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT CASE
        WHEN position(',' || kind || ',' IN ',' || dispositions || ',') = 0
        THEN json_build_object('refused', 'disposition_not_allowed', 'queue', queue)::text
        WHEN kind = 'fail' AND coalesce(reason, '') !~ '\S' THEN '{"refused":"reason_missing"}'
        WHEN after < 0 OR after > 259200 THEN '{"refused":"after_out_of_range"}' END
$fn$
