-- name: take_back_merge
-- Takes back that an item ended as a duplicate of another. It is open again, and the record of the one that was kept is what
-- it was before, where the merge changed it and nobody has worked on it since; stays: why it is not. search: what searching
-- looks into then. Sent again it changes nothing.
CREATE OR REPLACE FUNCTION intray.take_back_merge(item bigint, search text, operation uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz;
    it intray.item;
    kept intray.item;
    ended intray.event := intray.last_told(item);
    keeper bigint := (ended.detail ->> 'into')::bigint;
    merge intray.event;
    answer text;
    stays text;
    digests text;
BEGIN
    IF NOT 'supervisor' = ANY (who.roles) THEN
        RETURN intray.not_permitted('supervisor');
    ELSIF operation IS NULL THEN
        RETURN '{"refused":"operation_missing"}';
    END IF;
    PERFORM 1 FROM intray.item AS pair WHERE pair.id IN (take_back_merge.item, keeper) ORDER BY pair.id FOR NO KEY UPDATE;
    SELECT * INTO it FROM intray.item AS found WHERE found.id = take_back_merge.item AND found.state <> 'staged';
    IF it.id IS NULL OR NOT intray.may_see(who, it.queue_id) THEN
        RETURN intray.no_such_item(item);
    END IF;
    answer := intray.pair_told(who, item, 'reopened', keeper, operation);
    IF answer IS NOT NULL THEN
        RETURN answer;
    ELSIF it.state <> 'dismissed' OR ended.kind IS DISTINCT FROM 'merged' OR (intray.last_told(item)).id <> ended.id THEN
        RETURN '{"refused":"not_merged"}';
    END IF;
    answer := (SELECT intray.beside_refused(queue, search, NULL) FROM intray.queue WHERE queue.id = it.queue_id);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    at := intray.clock();
    answer := intray.reopen_one(who, item, pg_catalog.jsonb_build_object('into', keeper), operation, workstation, at);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT * INTO kept FROM intray.item AS found WHERE found.id = keeper;
    SELECT * INTO merge FROM intray.event AS told
    WHERE told.item_id = keeper AND told.kind = 'absorbed' AND told.at = ended.at
      AND told.detail -> 'from' = pg_catalog.to_jsonb(take_back_merge.item)
    ORDER BY told.id DESC LIMIT 1;
    IF merge.digest IS NOT NULL THEN
        stays := intray.why_kept_stays(who, kept, merge);
        IF stays IS NULL THEN
            digests := intray.put_kept_back(who, kept, pg_catalog.split_part(merge.digest, ':', 1), search, workstation, at);
            stays := CASE WHEN digests IS NULL
                          THEN pg_catalog.json_build_object('refused', 'kept_not_known', 'key', kept.key)::text END;
        END IF;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail, digest)
    VALUES (keeper, it.queue_id, at, 'absorbed', who.name, take_back_merge.workstation,
            pg_catalog.jsonb_build_object('from', it.id, 'undone', 1)
            || CASE WHEN stays IS NULL THEN '{}' ELSE '{"stays":1}' END::jsonb, digests);
    RETURN pg_catalog.jsonb_build_object('stays', stays::jsonb)::text;
END
$fn$

-- name: last_told
-- The newest line of an item's history that changes anything of it.
CREATE OR REPLACE FUNCTION intray.last_told(item bigint) RETURNS intray.event LANGUAGE sql VOLATILE AS $fn$
    SELECT told FROM intray.event AS told
    JOIN intray.event_rule AS rule ON rule.kind = told.kind::text AND rule.effect <> 'none'
    WHERE told.item_id = item
    ORDER BY told.id DESC LIMIT 1
$fn$

-- name: why_kept_stays
-- Why an item keeps the values that it took over by a merge; null: it need not.
CREATE OR REPLACE FUNCTION intray.why_kept_stays(who intray."user", kept intray.item, merge intray.event) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    key uuid := (SELECT queue.digest_key FROM intray.queue WHERE queue.id = kept.queue_id);
BEGIN
    RETURN CASE
        WHEN kept.state = 'locked' THEN intray.merge_held(who, kept, 'kept_held')
        WHEN kept.state <> 'open' THEN pg_catalog.json_build_object('refused', 'kept_finished', 'key', kept.key)::text
        WHEN intray.digest_left(key, kept.id, NULL) <> pg_catalog.split_part(merge.digest, ':', 2)
             OR EXISTS (SELECT 1 FROM intray.event AS later
                        JOIN intray.event_rule AS rule ON rule.kind = later.kind::text
                        WHERE later.item_id = kept.id AND later.id > merge.id AND rule.effect NOT IN ('none', 'moves')
                          AND NOT (rule.effect = 'corrects' AND intray.is_undone_since(later, merge.id)))
        THEN pg_catalog.json_build_object('refused', 'kept_worked_on', 'key', kept.key)::text END;
END
$fn$

-- name: is_undone_since
-- Whether a line of a correction was taken back, or takes back one that is no older than the line since. Two corrections that
-- happen to leave what was there before are work.
CREATE OR REPLACE FUNCTION intray.is_undone_since(line intray.event, since bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray.event AS other
                   WHERE other.item_id = line.item_id AND other.id > since AND other.kind::text = 'corrected'
                     AND (other.id > line.id AND other.detail -> 'undoes' = line.detail -> 'correction'
                          OR other.detail -> 'correction' = line.detail -> 'undoes' AND NOT other.detail ? 'undoes'))
$fn$

-- name: put_kept_back
-- Gives an item the record of this digest again, which it had before a merge. The digests before and after; null: that
-- record is not there.
CREATE OR REPLACE FUNCTION intray.put_kept_back(
    who intray."user", kept intray.item, former text, search text, station text, at timestamptz)
RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    key uuid := (SELECT queue.digest_key FROM intray.queue WHERE queue.id = kept.queue_id);
    was jsonb;
BEGIN
    SELECT once.record INTO was
    FROM (SELECT its.imported AS record, 0 AS place FROM intray.record AS its WHERE its.item_id = kept.id
          UNION ALL
          SELECT earlier.record, earlier.id FROM intray.earlier_record AS earlier WHERE earlier.item_id = kept.id) AS once
    WHERE intray.record_digest(key, kept.id, once.record) = former
    ORDER BY once.place LIMIT 1;
    RETURN CASE WHEN was IS NOT NULL THEN intray.change_kept(who, kept, key, was, search, station, at) END;
END
$fn$
