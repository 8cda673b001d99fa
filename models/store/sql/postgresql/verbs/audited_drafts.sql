-- Texts that nobody can have typed: under a lock that their user never had on the item, or at another time; what is
-- proposed for an item in the name of somebody who never held it, and neither by a file nor in bulk; locks that end at a time at
-- which no rule lets them, with the longest hold that their queue ever had; and queues that are told to be of adopted
-- tables, which no seal covers, although their items were sealed. An hour, as for all times.
CREATE OR REPLACE FUNCTION intray.audited_drafts() RETURNS TABLE (item_id bigint, "user" text, at text, kind text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT typed.item_id, typed."user", intray.iso(typed.saved_at),
                   CASE WHEN held.since IS NULL THEN 'draft' ELSE 'time' END
            FROM intray.draft AS typed
            JOIN intray.item ON item.id = typed.item_id
            LEFT JOIN LATERAL (
                SELECT pg_catalog.min(told.at) FILTER (WHERE told.kind = 'claimed' AND told."user" = typed."user") AS since,
                       pg_catalog.max(told.at) AS until
                FROM intray.event AS told
                WHERE told.item_id = typed.item_id AND told.lock_id = typed.lock_id) AS held ON true
            WHERE NOT EXISTS (SELECT 1 FROM intray.adopted WHERE adopted.queue_id = item.queue_id)
              AND (held.since IS NULL OR typed.saved_at < held.since - interval '1 hour'
                   OR typed.saved_at > held.until + interval '1 hour'
                      AND item.lock_id IS DISTINCT FROM typed.lock_id
                   OR typed.saved_at > pg_catalog.now() + interval '1 hour')
            UNION ALL
            SELECT given.item_id, given."user", intray.iso(given.typed_at), 'proposal'
            FROM intray.proposal AS given
            WHERE NOT EXISTS (SELECT 1 FROM intray.event AS told
                              WHERE told.item_id = given.item_id AND told.kind = 'claimed'
                                AND told."user" = given."user")
              AND NOT (given.given_by = '' AND EXISTS (SELECT 1 FROM intray.delivered AS file
                                                       WHERE file.item_id = given.item_id))
              AND NOT (given.given_by = given."user"
                       AND EXISTS (SELECT 1 FROM intray.event AS told
                                   WHERE told.item_id = given.item_id AND told.kind IN ('proposed', 'answered')
                                     AND told."user" = given."user"))
              AND NOT EXISTS (SELECT 1 FROM intray.adopted JOIN intray.item ON item.queue_id = adopted.queue_id
                              WHERE item.id = given.item_id)
            UNION ALL
            SELECT its.id, its.lock_user, intray.iso(its.expires_at), 'lock_end'
            FROM intray.item AS its
            JOIN intray.queue ON queue.id = its.queue_id
            CROSS JOIN LATERAL (
                SELECT pg_catalog.min(told.at) AS since FROM intray.event AS told
                WHERE told.item_id = its.id AND told.lock_id = its.lock_id) AS held
            CROSS JOIN LATERAL (
                SELECT greatest(queue.longest_hold_seconds,
                                pg_catalog.max((told.state ->> 'longest_hold_seconds')::bigint)) AS longest
                FROM intray.rule_event AS told
                WHERE told.about = 'queue' AND told.subject = queue.name) AS allowed
            WHERE its.state = 'locked'
              AND NOT EXISTS (SELECT 1 FROM intray.adopted WHERE adopted.queue_id = its.queue_id)
              AND (its.expires_at < held.since - interval '1 hour'
                   OR its.expires_at > held.since + pg_catalog.make_interval(secs => allowed.longest + 3600))
            UNION ALL
            SELECT pg_catalog.min(its.id), queue.name, '', 'adopted'
            FROM intray.adopted
            JOIN intray.queue ON queue.id = adopted.queue_id
            JOIN intray.item AS its ON its.queue_id = adopted.queue_id
            WHERE EXISTS (SELECT 1 FROM intray.item_seal AS said WHERE said.item_id = its.id)
            GROUP BY queue.name
            ORDER BY 1;
    END IF;
END
$fn$
