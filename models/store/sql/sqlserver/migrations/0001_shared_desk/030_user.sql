-- Differs: a login is known by its SID, which survives a rename. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.[user] (
    name nvarchar(128) COLLATE Latin1_General_BIN2 NOT NULL CONSTRAINT user_once PRIMARY KEY,
    sid varbinary(85) NOT NULL CONSTRAINT user_login_unique UNIQUE,
    login sysname NOT NULL,
    roles nvarchar(200) NOT NULL CONSTRAINT user_without_roles DEFAULT N'',
    active bit NOT NULL CONSTRAINT user_is_active DEFAULT 1,
    changes bigint NOT NULL CONSTRAINT user_unchanged DEFAULT 1
)
