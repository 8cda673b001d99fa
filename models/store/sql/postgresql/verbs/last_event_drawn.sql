-- The greatest number that any line of history has got, committed or not.
CREATE OR REPLACE FUNCTION intray.last_event_drawn() RETURNS bigint LANGUAGE sql VOLATILE AS $fn$
    SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM intray.event_id_seq
$fn$
