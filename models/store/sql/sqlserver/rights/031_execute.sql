-- Differs: procedures and views of this schema only. Written from the manual; nobody has run it yet.
GRANT EXECUTE, SELECT ON SCHEMA::intray TO intray_user
