-- Differs: not every column of an item is for everybody to read, so a function tells, by its own clock.
SELECT JSON_VALUE(told.facts, '$.held') AS held, JSON_VALUE(told.facts, '$.held_by_others') AS held_by_others,
       JSON_VALUE(told.facts, '$.next_available') AS next_available,
       JSON_VALUE(told.facts, '$.need_other_hands') AS need_other_hands,
       JSON_VALUE(told.facts, '$.for_this_user') AS for_this_user
FROM (SELECT left_for_user(:queue_id, :user) AS facts) AS told
WHERE :now <> ''
