-- claim_next where some of the queues stand in adopted tables: Intray's own queues come first, then the tables in the
-- order in which they were named.
CREATE OR REPLACE FUNCTION intray.adopted_claim(queues jsonb, count bigint, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp
SET jit = off AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
    own jsonb := coalesce((SELECT jsonb_agg(name ORDER BY place)
                           FROM jsonb_array_elements_text(queues) WITH ORDINALITY AS one (name, place)
                           WHERE NOT EXISTS (SELECT 1 FROM intray.queue JOIN intray.adopted ON queue_id = id
                                             WHERE queue.name = one.name)), '[]');
    wanted bigint := greatest(1, count);
    taken bigint := 0;
    its intray.adopted;
    answer text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF own <> '[]' THEN
        answer := intray.claim_next(own, wanted, lock, workstation);
        IF answer::json ->> 'refused' IS NOT NULL THEN
            RETURN answer;
        END IF;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(lock::text, 741003));
    taken := coalesce(json_array_length(intray.items_of_lock(who, lock)), 0);
    IF taken > coalesce(json_array_length(answer::json -> 'items'), 0) THEN
        RETURN intray.claim_json(wanted, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
    END IF;
    FOR its IN
        SELECT adopted.* FROM jsonb_array_elements_text(queues) WITH ORDINALITY AS one (name, place)
        JOIN intray.queue ON queue.name = one.name AND queue.paused = 0 AND intray.may_take(who, queue.id)
        JOIN intray.adopted ON adopted.queue_id = queue.id
        ORDER BY place
    LOOP
        EXIT WHEN taken >= wanted;
        PERFORM intray.follow_their_setting(its);
        taken := taken + intray.take_adopted(
            who, its, least(wanted - taken,
                            (SELECT intray.free_locks(who, id, locks_per_user) FROM intray.queue WHERE id = its.queue_id)),
            lock, workstation, at);
        PERFORM intray.tell_change(its.queue_id);
    END LOOP;
    IF taken >= wanted THEN
        RETURN intray.claim_json(wanted, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
    END IF;
    RETURN intray.adopted_shortage(who, queues, wanted, lock, at);
END
$fn$
