-- What is not given below nobody has; init can be run again after a right was taken away.
DO $do$
DECLARE
    everybody text := 'PUBLIC, intray_clerk, intray_supervisor, intray_administrator, intray_importer, intray_worker, '
                      'intray_auditor';
BEGIN
    GRANT USAGE ON SCHEMA intray TO intray_source;
    EXECUTE 'REVOKE ALL ON SCHEMA intray FROM ' || everybody;
    EXECUTE 'REVOKE ALL ON ALL TABLES IN SCHEMA intray FROM ' || everybody;
    EXECUTE 'REVOKE ALL ON ALL SEQUENCES IN SCHEMA intray FROM ' || everybody;
    EXECUTE 'REVOKE ALL ON ALL ROUTINES IN SCHEMA intray FROM ' || everybody;
END
$do$
