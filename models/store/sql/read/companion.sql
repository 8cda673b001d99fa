-- name: companion
SELECT "user", workstation, began_at, ends_at, duties FROM intray.companion_row WHERE began_at IS NOT NULL
