-- What is not given below nobody has; init can be run again after a right was taken away.
DO $do$
DECLARE
    everybody text := 'PUBLIC, intray_clerk, intray_supervisor, intray_administrator, intray_importer, intray_worker, '
                      'intray_auditor';
BEGIN
    -- What intray_source owns is not the caller's to take away, and was given to nobody; a warning would only frighten.
    SET LOCAL client_min_messages = error;
    EXECUTE 'REVOKE ALL ON SCHEMA intray FROM ' || everybody;
    EXECUTE 'REVOKE ALL ON ALL TABLES IN SCHEMA intray FROM ' || everybody;
    EXECUTE 'REVOKE ALL ON ALL SEQUENCES IN SCHEMA intray FROM ' || everybody;
    EXECUTE 'REVOKE ALL ON ALL ROUTINES IN SCHEMA intray FROM ' || everybody;
END
$do$
