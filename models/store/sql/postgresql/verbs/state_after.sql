-- The state that an item is in once work on it has ended like this. In PL/pgSQL, because a function of plain SQL that
-- reads a table is planned anew for each call.
CREATE OR REPLACE FUNCTION intray.state_after(kind text) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (SELECT following.state
            FROM intray.disposition_rule AS ends
            JOIN intray.event_rule AS following ON following.kind = ends.event
            WHERE ends.kind = state_after.kind);
END
$fn$
