-- The name of a lock between sessions. Anybody can take a lock of any name and keep it, so these are made with a secret of
-- the database, which only Intray's accounts read: called by hand this fails.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION lock_name(what EXACT_TEXT) RETURNS EXACT_WORD(64)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE secret EXACT_TEXT;
    SELECT s.value INTO secret FROM setting_all AS s WHERE s.name = 'secret_of_locks';
    RETURN CONCAT('intray.', LEFT(SHA2(CONCAT(secret, '.', what), 256), 48));
END
