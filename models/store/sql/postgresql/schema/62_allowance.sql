-- How much of something that anybody may add one user has added on a day: one line for each user and kind, whose numbers
-- begin anew with a day.
CREATE TABLE intray.allowance (
    "user" text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    day date NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY ("user", kind)
) WITH (fillfactor = 50)
