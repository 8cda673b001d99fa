SELECT value FROM setting WHERE name = 'database_id'
