-- name is what locks and the history say and never changes; the login is known by its number, which a renaming keeps,
-- and which means somebody else on another server.
-- Roles are kept here too, because those of the server are the same for all of its databases.
CREATE TABLE intray."user" (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    role_oid oid NOT NULL,
    server bigint NOT NULL DEFAULT intray.this_server(),
    active boolean NOT NULL DEFAULT true,
    roles text[] NOT NULL DEFAULT '{}',
    every_queue boolean NOT NULL DEFAULT true,
    change bigint NOT NULL DEFAULT 1,
    CONSTRAINT user_has_one_login UNIQUE (role_oid, server),
    CONSTRAINT user_name_not_blank CHECK (name ~ '\S'),
    CONSTRAINT user_roles_known CHECK (
        roles <@ ARRAY['clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor'])
)
