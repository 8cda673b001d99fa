-- Differs: by a function, for whoever may check the history.

-- name: rules_told
SELECT * FROM intray.rules_told(:about::text, :name::text, :before::bigint, :limit::bigint)
