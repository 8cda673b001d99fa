-- name: users
SELECT * FROM intray.user_row ORDER BY name

-- name: user_by_name
SELECT * FROM intray.user_row WHERE name = :name

-- name: user_tags
SELECT * FROM intray.user_tag_row ORDER BY 1, 2, 3
