-- What has been typed under a lock. An older revision than the stored one is no fault and changes nothing.
CREATE OR REPLACE FUNCTION intray.save_draft(item bigint, lock uuid, revision bigint, content jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF intray.draft_refused(content) IS NOT NULL THEN
        RETURN intray.draft_refused(content);
    END IF;
    PERFORM 1 FROM intray.item AS it
    WHERE it.id = save_draft.item AND it.lock_id IS NOT DISTINCT FROM lock
      AND it.lock_user IS NOT DISTINCT FROM who.name
    FOR SHARE;
    IF NOT FOUND THEN
        RETURN intray.lock_lost(who, item);
    END IF;
    INSERT INTO intray.draft AS typed (item_id, lock_id, "user", revision, content, saved_at)
    VALUES (save_draft.item, lock, who.name, save_draft.revision, save_draft.content,
            pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp()))
    ON CONFLICT (item_id, lock_id) DO UPDATE
    SET revision = excluded.revision, content = excluded.content, saved_at = excluded.saved_at
    WHERE excluded.revision > typed.revision;
    RETURN '{}';
END
$fn$
