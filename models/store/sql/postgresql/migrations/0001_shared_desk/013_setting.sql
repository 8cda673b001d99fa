CREATE TABLE intray.setting (
    name text NOT NULL PRIMARY KEY,
    value text NOT NULL
)
