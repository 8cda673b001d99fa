-- It may read what an administrator grants to it; of Intray it calls what looks at its result.
GRANT USAGE ON SCHEMA intray TO intray_source
