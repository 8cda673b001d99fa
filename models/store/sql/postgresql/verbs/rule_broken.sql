-- Why an item of this queue cannot be finished so; null if it can.
CREATE OR REPLACE FUNCTION intray.rule_broken(
    queue text, dispositions text, kind text, after bigint, reason text, from_item bigint) RETURNS text
LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN position(',' || kind || ',' IN ',' || dispositions || ',') = 0
        THEN json_build_object('refused', 'disposition_not_allowed', 'queue', queue)::text
        WHEN kind = 'fail' AND coalesce(reason, '') !~ '\S' THEN '{"refused":"reason_missing"}'
        WHEN kind = 'send_back' AND coalesce(reason, '') !~ '\S' THEN '{"refused":"send_back_reason_missing"}'
        WHEN after < 0 OR after > 259200 THEN '{"refused":"after_out_of_range"}'
        WHEN kind = 'send_back' THEN intray.send_back_refused(from_item) END;
END
$fn$
