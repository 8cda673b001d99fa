INSERT INTO event (item_id, at, kind, user, workstation)
SELECT item.id, :now, 'imported', import.user, import.workstation
FROM import
CROSS JOIN item ON item.import_id = import.id AND item.state = 'staged'
WHERE import.id = :import
ORDER BY item.id
LIMIT :limit
