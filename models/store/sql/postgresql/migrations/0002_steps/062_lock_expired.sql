DROP FUNCTION IF EXISTS intray.lock_expired(bigint[], bigint, timestamptz)
