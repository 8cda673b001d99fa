-- Nobody logs in as this one either: it takes the history of a selftest away, and can do nothing else.
CREATE USER IF NOT EXISTS 'intray_broom'@'localhost' ACCOUNT LOCK
