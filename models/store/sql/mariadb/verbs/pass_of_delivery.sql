-- What passes of a delivery, and a piece of the items that came to it, behind the item the_after: each with its place of doubt
-- and whether it was drawn.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION pass_of_delivery(
    the_import BIGINT, the_after BIGINT, the_limit BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, items EXACT_TEXT;
    CALL who_calls('pass_of_delivery', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF NOT EXISTS (SELECT 1 FROM import_all AS p WHERE p.id = the_import) THEN
        RETURN '{"refused":"no_such_delivery"}';
    END IF;
    SELECT GROUP_CONCAT('[', s.item_id, ',', s.doubt, ',', s.drawn, ']' ORDER BY s.item_id) INTO items
    FROM (SELECT b.item_id, b.doubt, b.drawn FROM passed_all AS b
          WHERE b.import_id = the_import AND b.item_id > the_after ORDER BY b.item_id LIMIT the_limit) AS s;
    SELECT CONCAT('"most_doubt":', c.most_doubt, ',"drawn":', c.drawn, ',') INTO answer
    FROM pass_all AS c WHERE c.import_id = the_import;
    RETURN CONCAT('{', COALESCE(answer, ''), '"items":[', COALESCE(items, ''), ']}');
END
