DELETE FROM "user" WHERE name = :name
