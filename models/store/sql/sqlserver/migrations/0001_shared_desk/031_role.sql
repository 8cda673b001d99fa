-- Differs: which role may call what is data, so that roles change without GRANT. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.role (
    verb sysname NOT NULL,
    role nvarchar(20) NOT NULL,
    place tinyint NOT NULL,
    CONSTRAINT role_once PRIMARY KEY (verb, role)
)
