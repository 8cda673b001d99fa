-- Answers everybody who waits for work of the queue from the result that is kept, first asked first served. Who asks
-- meanwhile waits until it is done, so nobody is overlooked.
CREATE OR REPLACE FUNCTION intray.serve_requests(place intray.queue) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    asked intray.work_request;
    who intray."user";
    free bigint;
    given bigint;
BEGIN
    PERFORM pg_advisory_xact_lock(741006, place.id::integer);
    FOR asked IN
        SELECT * FROM intray.work_request WHERE queue_id = place.id AND state = 'busy' ORDER BY id FOR UPDATE
    LOOP
        SELECT * INTO who FROM intray."user" WHERE name = asked."user" AND active;
        IF asked.asked_at < clock_timestamp() - interval '30 minutes' THEN
            PERFORM intray.answer_request(asked.id, 0, 'waited_too_long', '');
        ELSIF place.paused <> 0 THEN
            PERFORM intray.answer_request(asked.id, 0, 'paused', '');
        ELSIF (intray.may_work(who) AND intray.may_take(who, place.id)) IS NOT TRUE THEN
            PERFORM intray.answer_request(asked.id, 0, 'not_permitted', '');
        ELSE
            free := intray.free_locks(who, place.id, place.locks_per_user);
            given := intray.serve_request(asked, who, place, least(free, asked.requested));
            PERFORM intray.answer_request(
                asked.id, given, CASE WHEN given = asked.requested THEN '' WHEN given = free THEN 'lock_limit'
                                      ELSE intray.why_not_more(who, place.id) END, '');
        END IF;
    END LOOP;
    PERFORM intray.tell_change(place.id);
END
$fn$
