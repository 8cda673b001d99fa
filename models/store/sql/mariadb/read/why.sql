-- Differs: not every column of an item is for everybody to read, so functions tell.

-- name: facts_for_why
SELECT JSON_VALUE(told.facts, '$.not_for') AS not_for, JSON_VALUE(told.facts, '$.nor_for') AS nor_for,
       JSON_VALUE(told.facts, '$.attempts') AS attempts,
       JSON_VALUE(told.facts, '$.attempts_allowed') AS attempts_allowed,
       JSON_VALUE(told.facts, '$.is_found') AS is_found
FROM (SELECT facts_for_why(:item) AS facts) AS told

-- name: left_for_user
-- By the function's own clock.
SELECT JSON_VALUE(told.facts, '$.held') AS held, JSON_VALUE(told.facts, '$.held_by_others') AS held_by_others,
       JSON_VALUE(told.facts, '$.next_available') AS next_available,
       JSON_VALUE(told.facts, '$.need_other_hands') AS need_other_hands,
       JSON_VALUE(told.facts, '$.are_for_others') AS are_for_others,
       JSON_VALUE(told.facts, '$.for_this_user') AS for_this_user
FROM (SELECT left_for_user(:queue_id, :user) AS facts) AS told
WHERE :now <> ''
