-- Differs: not every column of an item is for everybody to read, so a function tells.
SELECT JSON_VALUE(told.facts, '$.not_for') AS not_for, JSON_VALUE(told.facts, '$.nor_for') AS nor_for,
       JSON_VALUE(told.facts, '$.attempts') AS attempts,
       JSON_VALUE(told.facts, '$.attempts_allowed') AS attempts_allowed,
       JSON_VALUE(told.facts, '$.is_found') AS is_found
FROM (SELECT facts_for_why(:item) AS facts) AS told
