-- shortage_json, with what other programs hold.
CREATE OR REPLACE FUNCTION intray.adopted_shortage(
    who intray."user", queues jsonb, wanted bigint, lock uuid, at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    answer jsonb := intray.shortage_json(who, queues, wanted, lock, at)::jsonb;
    held bigint := 0;
    each bigint;
BEGIN
    IF answer ->> 'shortage' NOT IN ('empty', 'later', 'all_held') THEN
        RETURN answer;
    END IF;
    FOR each IN
        SELECT queue.id FROM jsonb_array_elements_text(queues) AS one (name)
        JOIN intray.queue ON queue.name = one.name JOIN intray.adopted ON adopted.queue_id = queue.id
    LOOP
        held := held + (intray.count_adopted(each) ->> 'held')::bigint - intray.held_in(who, each);
    END LOOP;
    IF held > 0 THEN
        answer := answer || jsonb_build_object('shortage', 'all_held', 'held_by_others', held);
    END IF;
    RETURN answer;
END
$fn$
