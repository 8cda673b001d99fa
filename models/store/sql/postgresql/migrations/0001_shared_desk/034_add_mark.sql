CREATE FUNCTION intray.add_mark() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.mark (queue_id) VALUES (NEW.id);
    RETURN NULL;
END
$fn$
