-- What a rule of the database says no with; the rule's name is the argument.
CREATE FUNCTION intray.refuse() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = TG_ARGV[0], CONSTRAINT = TG_ARGV[0];
END
$fn$
