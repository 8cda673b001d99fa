-- Differs: servers keep this to their own functions.
UPDATE item SET priority = :priority, change = change + 1 WHERE id = :item AND state = 'open'
