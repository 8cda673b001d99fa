-- What a supervisor may call.
INSERT INTO role_all (role, verb)
VALUES
    ('supervisor', 'claim_next'), ('supervisor', 'claim_items'), ('supervisor', 'extend'), ('supervisor', 'save_draft'), ('supervisor', 'finish'), ('supervisor', 'complete_with_result'),
    ('supervisor', 'finish_all'), ('supervisor', 'finish_and_take_next'), ('supervisor', 'finish_and_take_several'), ('supervisor', 'take_back'),
    ('supervisor', 'ask_for_work'), ('supervisor', 'run_source'), ('supervisor', 'keep_figures'),
    ('supervisor', 'beat'), ('supervisor', 'keep_open_count'), ('supervisor', 'merge_into'), ('supervisor', 'release_locks'),
    ('supervisor', 'take_away'), ('supervisor', 'reopen_items'), ('supervisor', 'take_back_merge'), ('supervisor', 'facts_for_why'),
    ('supervisor', 'left_for_user'), ('supervisor', 'correct_items'), ('supervisor', 'recall_items'), ('supervisor', 'delivery_state'), ('supervisor', 'pass_items'), ('supervisor', 'pass_of_delivery'), ('supervisor', 'attach'), ('supervisor', 'sweep'), ('supervisor', 'add_counts'), ('supervisor', 'seal_history'),
    ('supervisor', 'add_duplicate_keys'), ('supervisor', 'reopen'),
    ('supervisor', 'adopted_differences'), ('supervisor', 'set_queue')
ON DUPLICATE KEY UPDATE verb = VALUES(verb)
