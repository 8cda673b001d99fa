-- Which role may call which function: all that the roles differ in, besides what they see (settle_sight).
INSERT INTO role_all (verb, role)
VALUES
    ('claim_next', 'clerk'), ('claim_next', 'supervisor'), ('claim_next', 'worker'),
    ('claim_items', 'clerk'), ('claim_items', 'supervisor'), ('claim_items', 'worker'),
    ('extend', 'clerk'), ('extend', 'supervisor'), ('extend', 'worker'),
    ('save_draft', 'clerk'), ('save_draft', 'supervisor'), ('save_draft', 'worker'),
    ('discard_draft', 'clerk'), ('discard_draft', 'supervisor'), ('discard_draft', 'worker'),
    ('finish', 'clerk'), ('finish', 'supervisor'), ('finish', 'worker'),
    ('complete_with_result', 'clerk'), ('complete_with_result', 'supervisor'), ('complete_with_result', 'worker'),
    ('finish_all', 'clerk'), ('finish_all', 'supervisor'), ('finish_all', 'worker'),
    ('finish_and_take_next', 'clerk'), ('finish_and_take_next', 'supervisor'), ('finish_and_take_next', 'worker'),
    ('take_back', 'clerk'), ('take_back', 'supervisor'), ('take_back', 'worker'),
    ('outcome_of', 'clerk'), ('outcome_of', 'supervisor'), ('outcome_of', 'worker'),
    ('release_locks', 'supervisor'),
    ('sweep', 'supervisor'), ('sweep', 'worker'),
    ('reopen', 'supervisor'),
    ('add_queue', 'administrator'), ('add_queue', 'importer'),
    ('set_queue', 'supervisor'), ('set_queue', 'administrator'), ('set_queue', 'importer'),
    ('pause_queue', 'supervisor'), ('pause_queue', 'administrator'),
    ('remove_queue', 'administrator'), ('remove_queue', 'importer'),
    ('add_item', 'administrator'), ('add_item', 'importer'),
    ('begin_import', 'importer'), ('stage_items', 'importer'), ('accept_import', 'importer'),
    ('open_staged_items', 'importer'), ('discard_import', 'importer'),
    ('set_user', 'administrator'), ('remove_user', 'administrator'), ('rename_user', 'administrator')
ON DUPLICATE KEY UPDATE verb = VALUES(verb)
