-- The way back; text beyond all times, with which a list ends, is the end of time.
CREATE FUNCTION intray.time_in(text text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT CASE WHEN text = '' THEN '-infinity' WHEN text COLLATE "C" > 'A' THEN 'infinity' ELSE text END::timestamptz
$fn$
