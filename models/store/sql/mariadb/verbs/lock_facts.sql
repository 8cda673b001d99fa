-- The columns of a lock inside a JSON object; its id is NULL for whom it is not for.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION lock_facts(
    its_state EXACT_WORD(64), its_lock EXACT_CODE(36), its_user EXACT_NAME(255), its_workstation EXACT_NAME(255),
    its_start DATETIME(3), its_end DATETIME(3))
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN IF(its_state = 'locked',
    CONCAT('"lock_id":', COALESCE(JSON_QUOTE(its_lock), 'null'), ',"lock_user":', JSON_QUOTE(its_user), ',"lock_workstation":',
           JSON_QUOTE(its_workstation), ',"locked_at":"', REPLACE(its_start, ' ', 'T'), 'Z","expires_at":"',
           REPLACE(its_end, ' ', 'T'), 'Z"'),
    '"lock_id":null,"lock_user":null,"lock_workstation":null,"locked_at":null,"expires_at":null')
