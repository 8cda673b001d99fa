-- Makes a piece of an accepted import visible; 0: all is, and the import is complete. Any importer may go on where
-- another's program has died. The planner hears of many new items at once. The queue's mark is looked at once for all of
-- them, and held still: front of null tells change_item so.
CREATE OR REPLACE FUNCTION intray.open_staged_items(import bigint, "limit" bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    it intray.import;
    opened bigint;
    piece bigint[];
    still intray.mark;
BEGIN
    IF NOT 'importer' = ANY (who.roles) THEN
        RETURN intray.not_permitted('importer');
    END IF;
    SELECT * INTO it FROM intray.import AS accepted WHERE accepted.id = open_staged_items.import FOR NO KEY UPDATE;
    IF (it.state IN ('accepted', 'complete')) IS NOT TRUE THEN
        RETURN '{"refused":"import_not_staging"}';
    END IF;
    piece := ARRAY(SELECT id FROM intray.item
                   WHERE item.import_id = it.id AND item.state = 'staged'
                   ORDER BY id LIMIT open_staged_items."limit");
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
    SELECT one.id, it.queue_id, at, 'imported', it."user", it.workstation
    FROM pg_catalog.unnest(piece) WITH ORDINALITY AS one (id, place) ORDER BY one.place;
    PERFORM intray.tell_attached(piece, it, at);
    SELECT * INTO still FROM intray.mark AS its WHERE its.queue_id = it.queue_id FOR SHARE;
    UPDATE intray.item
    SET state = 'open', front = CASE WHEN (still.rank, still.item_id) > (item.rank, item.id) THEN true END
    WHERE id = ANY (piece);
    opened := pg_catalog.cardinality(piece);
    IF opened = 0 AND it.state = 'accepted' THEN
        opened := intray.redeliver(who, it, "limit", at);
    END IF;
    IF opened = 0 AND it.state = 'accepted' THEN
        UPDATE intray.import AS done SET state = 'complete', heard_at = at WHERE done.id = it.id;
        ANALYZE intray.item;
    END IF;
    PERFORM intray.tell_change(it.queue_id);
    RETURN pg_catalog.json_build_object('opened', opened)::text;
END
$fn$
