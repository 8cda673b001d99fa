-- What a clerk may call. Each function asks this table (who_calls); what a role sees is settle_sight's.
INSERT INTO role_all (role, verb)
VALUES
    ('clerk', 'claim_next'), ('clerk', 'claim_items'), ('clerk', 'extend'), ('clerk', 'save_draft'), ('clerk', 'finish'), ('clerk', 'complete_with_result'), ('clerk', 'finish_all'),
    ('clerk', 'finish_and_take_next'), ('clerk', 'finish_and_take_several'), ('clerk', 'take_back'), ('clerk', 'ask_for_work'),
    ('clerk', 'run_source'), ('clerk', 'keep_figures'),
    ('clerk', 'beat'), ('clerk', 'keep_open_count'), ('clerk', 'merge_into')
ON DUPLICATE KEY UPDATE verb = VALUES(verb)
