-- How much of something that anybody may add one user has added on a day: one line for each user and kind, whose numbers
-- begin anew with a day.
CREATE TABLE IF NOT EXISTS allowance_all (
    user VARCHAR(128) NOT NULL,
    kind EXACT_WORD(64) NOT NULL,
    day DATE NOT NULL,
    n BIGINT NOT NULL,
    PRIMARY KEY (user, kind)
) EXACT_TABLE
