-- Differs: times are text, in one shape that sorts as time does; reading begins deferred, so that it never takes the
-- writer's lock.

-- name: database_id
SELECT value FROM setting WHERE name = 'database_id'

-- name: now
-- This machine's clock.
SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now

-- name: later
SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, printf('%+d seconds', :seconds)) AS later

-- name: new_id
-- Some drivers do not tell it by themselves.
SELECT last_insert_rowid() AS id

-- name: begin_reading
BEGIN DEFERRED
