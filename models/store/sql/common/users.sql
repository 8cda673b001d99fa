SELECT * FROM intray.user_row ORDER BY name
