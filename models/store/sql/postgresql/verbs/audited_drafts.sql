-- Texts that nobody can have typed: under a lock that their user never had on the item, or at another time; and what is
-- proposed for an item in the name of somebody who never held it, and not by a file. An hour, as for all times.
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
              AND NOT EXISTS (SELECT 1 FROM intray.adopted JOIN intray.item ON item.queue_id = adopted.queue_id
                              WHERE item.id = given.item_id)
            ORDER BY 1;
    END IF;
END
$fn$
