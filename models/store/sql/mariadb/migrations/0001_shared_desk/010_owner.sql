-- Nobody logs in as the owner: the functions and views act with its rights, and it has only those given by the
-- files of rights/. It serves all Intray databases of a server.
CREATE USER IF NOT EXISTS 'intray_owner'@'localhost' ACCOUNT LOCK
