SELECT * FROM intray.user_row WHERE name = :name
