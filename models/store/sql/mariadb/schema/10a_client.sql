-- Which programs are there. Written every half minute by each, so nothing else hangs on it.
CREATE TABLE IF NOT EXISTS client_all (
    user VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    seen_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user, workstation)
) EXACT_TABLE
