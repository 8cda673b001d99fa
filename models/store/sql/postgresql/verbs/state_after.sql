-- The state that an item is in once work on it has ended like this.
CREATE OR REPLACE FUNCTION intray.state_after(kind text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT following.state
    FROM intray.disposition_rule AS ends
    JOIN intray.event_rule AS following ON following.kind = ends.event
    WHERE ends.kind = state_after.kind
$fn$
