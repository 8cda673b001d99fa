-- What an auditor may call: reading is theirs (settle_sight).
INSERT INTO role_all (role, verb)
VALUES
    ('auditor', 'keep_figures'), ('auditor', 'adopted_differences'), ('auditor', 'beat'), ('auditor', 'keep_open_count')
ON DUPLICATE KEY UPDATE verb = VALUES(verb)
