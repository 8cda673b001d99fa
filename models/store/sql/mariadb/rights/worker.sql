-- What a worker, an automated one, may call.
INSERT INTO role_all (role, verb)
VALUES
    ('worker', 'claim_next'), ('worker', 'claim_items'), ('worker', 'extend'), ('worker', 'save_draft'), ('worker', 'finish'), ('worker', 'complete_with_result'), ('worker', 'finish_all'),
    ('worker', 'finish_and_take_next'), ('worker', 'finish_and_take_several'), ('worker', 'take_back'), ('worker', 'ask_for_work'),
    ('worker', 'run_source'), ('worker', 'keep_figures'),
    ('worker', 'beat'), ('worker', 'keep_open_count'), ('worker', 'merge_into'), ('worker', 'sweep'), ('worker', 'add_counts'), ('worker', 'seal_history'),
    ('worker', 'add_duplicate_keys')
ON DUPLICATE KEY UPDATE verb = VALUES(verb)
