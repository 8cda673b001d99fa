-- Ends the transaction of an operation whose line another one has just written: it is sent again, and then sees it.
CREATE OR REPLACE FUNCTION intray.was_told_meanwhile() RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'serialization_failure',
        MESSAGE = 'the operation was called off or done at this very moment; ask again';
END
$fn$
