-- Which values go together in an item, named as the CHECKs on SQLite are: the rule that is broken.
CREATE FUNCTION intray.item_rule_broken(item intray.item) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN item.state NOT IN ('staged', 'open', 'locked', 'done', 'failed', 'dismissed') THEN 'state_known'
        WHEN item.key !~ '\S' THEN 'key_not_blank'
        WHEN item.state = 'staged' AND item.import_id IS NULL THEN 'staged_by_an_import'
        WHEN num_nulls(item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at)
             <> CASE item.state WHEN 'locked' THEN 0 ELSE 5 END THEN 'locked_means_a_whole_lock'
        WHEN item.available_at <> '-infinity' AND item.state NOT IN ('staged', 'open')
        THEN 'only_open_waits_for_later' END;
END
$fn$
