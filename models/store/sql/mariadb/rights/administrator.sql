-- What an administrator may call.
INSERT INTO role_all (role, verb)
VALUES
    ('administrator', 'adopted_differences'), ('administrator', 'try_source'), ('administrator', 'keep_figures'), ('administrator', 'beat'), ('administrator', 'keep_open_count'),
    ('administrator', 'facts_for_why'), ('administrator', 'left_for_user'), ('administrator', 'correct_items'), ('administrator', 'recall_items'), ('administrator', 'delivery_state'), ('administrator', 'pass_of_delivery'), ('administrator', 'attach'),
    ('administrator', 'add_queue'), ('administrator', 'set_queue'),
    ('administrator', 'remove_queue'), ('administrator', 'widen_fields'), ('administrator', 'add_item'), ('administrator', 'set_user'),
    ('administrator', 'remove_user'), ('administrator', 'rename_login'), ('administrator', 'begin_selftest'),
    ('administrator', 'remove_selftest')
ON DUPLICATE KEY UPDATE verb = VALUES(verb)
