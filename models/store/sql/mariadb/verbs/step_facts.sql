-- Where an item came from, inside a JSON object.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION step_facts(
    its_from BIGINT, its_sender EXACT_NAME(255), its_reason EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CONCAT(',"from_item_id":', COALESCE(its_from, 'null'), ',"sent_back_by":', COALESCE(JSON_QUOTE(its_sender), 'null'),
              ',"sent_back_reason":', COALESCE(JSON_QUOTE(its_reason), 'null'))
