INSERT INTO role_all (verb, role)
VALUES ('begin_selftest', 'administrator'), ('remove_selftest', 'administrator')
ON DUPLICATE KEY UPDATE verb = VALUES(verb)
