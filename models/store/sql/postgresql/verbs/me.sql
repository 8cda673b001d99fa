-- Who calls. Only the login itself tells; nobody can say to be somebody else.
CREATE OR REPLACE FUNCTION intray.me() RETURNS intray."user" LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    who intray."user";
BEGIN
    SELECT * INTO who FROM intray.caller();
    IF who.name IS NULL THEN
        PERFORM intray.turn_away();
    END IF;
    PERFORM intray.must_be_called();
    RETURN who;
END
$fn$
