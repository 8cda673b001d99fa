-- Says no to whoever asks for an item, by a note in its history. Sent again it says it once.
CREATE OR REPLACE FUNCTION intray.decline(item bigint, note text, operation uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    asker text;
    is_repeated boolean;
    answer text;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    PERFORM 1 FROM intray.item AS found WHERE found.id = decline.item FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RETURN intray.no_such_item(item);
    END IF;
    is_repeated := intray.is_told(operation);
    asker := intray.asker_of(item);
    IF asker IS NULL AND NOT is_repeated THEN
        RETURN '{"refused":"nobody_asks"}';
    END IF;
    answer := intray.add_note(who, item, note, operation, workstation,
                              pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object('asked', 'declined', 'to', asker)));
    IF answer = '{}' AND NOT is_repeated THEN
        DELETE FROM intray.asked_back WHERE asked_back.item_id = decline.item;
    END IF;
    RETURN answer;
END
$fn$
