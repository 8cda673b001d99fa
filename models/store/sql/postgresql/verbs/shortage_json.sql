-- The answer to a claim that got less than it asked for. The reason that helps most comes first: what waits for others,
-- then what waits for a time, then the rules.
CREATE OR REPLACE FUNCTION intray.shortage_json(
    who intray."user", names jsonb, requested bigint, lock uuid, at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    rules record;
    shortage text := 'empty';
    others bigint := 0;
    unfit bigint := 0;
    lined bigint := 0;
    kept bigint := 0;
    next_at timestamptz;
BEGIN
    FOR rules IN
        SELECT queue.id, queue.paused, queue.locks_per_user, queue.other_hands, queue.not_again_seconds,
               queue.source_query IS NOT NULL AS on_request
        FROM pg_catalog.jsonb_array_elements_text(names) WITH ORDINALITY AS wanted (name, place)
        LEFT JOIN intray.queue ON queue.name = wanted.name
        ORDER BY wanted.place
    LOOP
        IF rules.id IS NULL OR NOT intray.may_take(who, rules.id) THEN
            shortage := 'not_permitted';
        ELSIF rules.paused <> 0 THEN
            shortage := 'paused';
        ELSIF rules.on_request THEN
            shortage := 'on_request';
        ELSIF rules.locks_per_user <= intray.held_in(who, rules.id) THEN
            shortage := 'lock_limit';
        ELSE
            others := others + (SELECT pg_catalog.count(*) FROM intray.item
                                WHERE queue_id = rules.id AND state = 'locked' AND lock_user <> who.name
                                  AND (rules.other_hands = 0 OR (not_for = who.name) IS NOT TRUE
                                       AND (nor_for = who.name) IS NOT TRUE));
            next_at := least(next_at, (SELECT pg_catalog.min(available_at) FROM intray.item
                                       WHERE queue_id = rules.id AND state = 'open' AND available_at > at
                                         AND (rules.other_hands = 0 OR (not_for = who.name) IS NOT TRUE
                                              AND (nor_for = who.name) IS NOT TRUE)));
            lined := lined + (SELECT pg_catalog.count(*) FROM intray.item
                              WHERE queue_id = rules.id AND state = 'open' AND available_at > '-infinity'
                                AND available_at < LINES_END);
            IF rules.other_hands = 1 THEN
                unfit := unfit + (SELECT pg_catalog.count(*) FROM intray.item
                                  WHERE queue_id = rules.id AND state = 'open' AND who.name IN (not_for, nor_for));
            END IF;
            IF rules.not_again_seconds IS NOT NULL THEN
                kept := kept + (SELECT pg_catalog.count(*) FROM intray.item
                                WHERE queue_id = rules.id AND front AND intray.is_kept_from(who.name, id));
            END IF;
        END IF;
    END LOOP;
    shortage := CASE WHEN others > 0 THEN 'all_held' WHEN next_at IS NOT NULL THEN 'later'
                     WHEN unfit > 0 THEN 'other_hands' WHEN kept > 0 THEN 'returned' WHEN lined > 0 THEN 'for_others' ELSE shortage END;
    RETURN intray.claim_json(requested, lock, intray.items_of_lock(who, lock), shortage, others, NULL, next_at, at);
END
$fn$
