-- Takes the first free rows of an adopted table, in the table first: a row that is taken there cannot be taken by anybody
-- else, whatever program they use. How many. Looks without locking for a few more than are wanted, locks those that are
-- still free, and looks further only while others are just taking all that was seen. Waits for nobody: neither for a row
-- nor for an item, so that whoever locks them the other way round can wait for this.
CREATE OR REPLACE FUNCTION intray.take_adopted(
    who intray."user", its intray.adopted, wanted bigint, lock uuid, station text, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    taken bigint := 0;
    most bigint := wanted + 15;
    seen text[];
    keys text[];
    got text[];
    in_the_way text[] := '{}';
    is_all boolean;
BEGIN
    WHILE taken < wanted LOOP
        seen := intray.free_in_adopted(its, 'candidates', who, lock, NULL, most);
        keys := intray.lock_free_rows(its, who, lock, intray.without(seen, in_the_way), wanted - taken);
        got := intray.take_rows(who, its, intray.lock_items_of(its, keys, at), lock, station, at);
        in_the_way := in_the_way || intray.without(keys, got);
        is_all := cardinality(seen) < most AND cardinality(keys) < wanted - taken;
        taken := taken + cardinality(got);
        EXIT WHEN is_all;
        IF keys = '{}' THEN
            most := most * 4;
        END IF;
    END LOOP;
    RETURN taken;
END
$fn$
