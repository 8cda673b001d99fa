-- name: source_role
-- It may read what an administrator grants to it; of Intray it calls what looks at its result.
GRANT USAGE ON SCHEMA intray TO intray_source

-- name: table_role
-- It may do to adopted tables what was granted when they were adopted.
GRANT USAGE ON SCHEMA intray TO intray_table

-- name: table_role_reads
GRANT SELECT ON intray.put_aside TO intray_table

-- name: table_role_calls
GRANT EXECUTE ON FUNCTION intray.session_settings(), intray.settings_must_be(text, text) TO intray_table
