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
    ('ask_for_work', 'clerk'), ('ask_for_work', 'supervisor'), ('ask_for_work', 'worker'),
    ('look_at_request', 'clerk'), ('look_at_request', 'supervisor'), ('look_at_request', 'worker'),
    ('cancel_request', 'clerk'), ('cancel_request', 'supervisor'), ('cancel_request', 'worker'),
    ('run_source', 'clerk'), ('run_source', 'supervisor'), ('run_source', 'worker'),
    ('try_source', 'administrator'),
    ('keep_figures', 'clerk'), ('keep_figures', 'supervisor'), ('keep_figures', 'worker'),
    ('keep_figures', 'administrator'), ('keep_figures', 'auditor'),
    ('beat', 'clerk'), ('beat', 'supervisor'), ('beat', 'worker'), ('beat', 'administrator'), ('beat', 'importer'),
    ('beat', 'auditor'),
    ('settle_proposal', 'clerk'), ('settle_proposal', 'supervisor'), ('settle_proposal', 'worker'),
    ('release_locks', 'supervisor'), ('take_away', 'supervisor'), ('reopen_items', 'supervisor'),
<<<<<<< HEAD
    ('facts_for_why', 'supervisor'), ('facts_for_why', 'administrator'),
    ('left_for_user', 'supervisor'), ('left_for_user', 'administrator'),
=======
    ('prioritize', 'supervisor'), ('prioritize', 'administrator'),
    ('facts_for_why', 'supervisor'), ('left_for_user', 'supervisor'),
>>>>>>> main
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
