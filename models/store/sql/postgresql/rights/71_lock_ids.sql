-- Items and the history are read without the lock ids, which are for whoever holds the lock and for those who answer for
-- all of them: the views ask lock_of() and lock_of_event(), which know who is who in this database. And without the digests
-- of records, which are for the audit, and the keys of those, which are for nobody.
DO $do$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY['item', 'event'] LOOP
        EXECUTE pg_catalog.format('GRANT SELECT (%s) ON intray.%I TO intray_clerk, intray_worker, intray_administrator, '
                                  'intray_auditor', (
            SELECT pg_catalog.string_agg(pg_catalog.quote_ident(attname), ', ') FROM pg_catalog.pg_attribute
            WHERE attrelid = pg_catalog.format('intray.%I', name)::regclass AND attnum > 0 AND NOT attisdropped
              AND attname NOT IN ('lock_id', 'digest')), name);
    END LOOP;
    EXECUTE pg_catalog.format(
        'GRANT SELECT (%s) ON intray.queue TO intray_clerk, intray_supervisor, intray_administrator, intray_importer, '
        'intray_worker, intray_auditor', (
            SELECT pg_catalog.string_agg(pg_catalog.quote_ident(attname), ', ') FROM pg_catalog.pg_attribute
            WHERE attrelid = 'intray.queue'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'digest_key'));
END
$do$
