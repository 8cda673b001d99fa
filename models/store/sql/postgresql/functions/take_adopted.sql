-- Takes the first free rows of an adopted table, in the table first: a row that is taken there cannot be taken by anybody
-- else, whatever program they use. How many.
CREATE OR REPLACE FUNCTION intray.take_adopted(
    who intray."user", its intray.adopted, wanted bigint, lock uuid, station text, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    seconds bigint := (SELECT lock_seconds FROM intray.queue WHERE id = its.queue_id);
    taken bigint[] := '{}';
    keys text[];
    candidate text;
    it intray.item;
BEGIN
    EXECUTE format('SELECT array_agg(k) FROM (%s) AS free', its.statements ->> 'candidates')
    INTO keys USING ''::text, who.name, lock::text, ''::text, '{}'::text, seconds,
                    wanted + CASE WHEN its.statements ->> 'candidates' LIKE '%SKIP LOCKED' THEN 0 ELSE 15 END,
                    its.queue_id, ''::text, ''::text;
    FOREACH candidate IN ARRAY coalesce(keys, '{}') LOOP
        EXIT WHEN cardinality(taken) >= wanted;
        CONTINUE WHEN intray.run_adopted(its, 'take', candidate, ROW(0, lock, '')::intray.adopted_lock, who.name,
                                         '{}') = 0;
        PERFORM intray.items_of_adopted(who, its.queue_id, jsonb_build_array(jsonb_build_object(
            'k', candidate, 'record', intray.read_adopted(its, candidate) -> 'record')), station, at);
        SELECT * INTO it FROM intray.item WHERE queue_id = its.queue_id AND key = candidate FOR NO KEY UPDATE;
        DELETE FROM intray.adopted_lock WHERE item_id = it.id AND it.state = 'locked';
        IF it.state = 'locked' THEN
            PERFORM intray.free_adopted_item(who, it, station, at);
        END IF;
        PERFORM intray.lock_adopted(its, it.id, candidate, lock);
        IF it.state <> 'locked' THEN
            PERFORM intray.free_adopted_item(who, it, station, at);
        END IF;
        taken := taken || it.id;
    END LOOP;
    IF taken <> '{}' THEN
        PERFORM intray.give(who, taken, lock, station, at);
    END IF;
    RETURN cardinality(taken);
END
$fn$
