CREATE OR REPLACE FUNCTION intray.state_after(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $fn$
    SELECT CASE kind WHEN 'complete' THEN 'done' WHEN 'send_back' THEN 'done' WHEN 'return' THEN 'open'
                     WHEN 'dismiss' THEN 'dismissed' WHEN 'fail' THEN 'failed' END
$fn$
