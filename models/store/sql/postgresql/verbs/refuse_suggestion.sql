-- Whoever may read a record says that a suggestion for a field of it is not wanted (refused is 1), or takes that back.
CREATE OR REPLACE FUNCTION intray.refuse_suggestion(item bigint, field text, value text, refused bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    refusal text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF NOT EXISTS (
        SELECT 1 FROM intray.record AS its
        JOIN intray.item AS found ON found.id = its.item_id AND found.state <> 'staged'
        WHERE its.item_id = refuse_suggestion.item AND intray.may_read(who, found.queue_id)
          AND (NOT its.sealed OR intray.may_see_record(its.item_id, its.finished_by))) THEN
        RETURN intray.no_such_item(item);
    ELSIF pg_catalog.length(field) > 500 OR pg_catalog.length(value) > 500 THEN
        RETURN '{"refused":"text_too_long","what":"value","most":500}';
    END IF;
    IF refused = 1 THEN
        refusal := intray.too_many(who, 'refused_suggestion', 20000);
        IF refusal IS NOT NULL THEN
            RETURN refusal;
        END IF;
        INSERT INTO intray.refused_suggestion (item_id, at, field, value, "user")
        VALUES (item, intray.clock(), field, value, who.name) ON CONFLICT DO NOTHING;
    ELSE
        DELETE FROM intray.refused_suggestion AS kept
        WHERE kept.item_id = refuse_suggestion.item AND kept.field = refuse_suggestion.field
          AND kept.value = refuse_suggestion.value;
    END IF;
    RETURN '{}';
END
$fn$
