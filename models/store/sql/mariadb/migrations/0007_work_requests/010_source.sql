-- Nobody logs in as this one: criteria queries run with its rights, and it may read what an administrator grants to it.
CREATE USER IF NOT EXISTS 'intray_source'@'localhost' ACCOUNT LOCK
