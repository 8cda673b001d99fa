-- What an importer may call.
INSERT INTO role_all (role, verb)
VALUES
    ('importer', 'beat'), ('importer', 'keep_open_count'), ('importer', 'add_queue'), ('importer', 'remove_queue'),
    ('importer', 'widen_fields'),
    ('importer', 'add_item'), ('importer', 'stage_items'), ('importer', 'accept_import'),
    ('importer', 'open_staged_items'), ('importer', 'recall_items'), ('importer', 'delivery_state'), ('importer', 'discard_import'),
    ('importer', 'attach')
ON DUPLICATE KEY UPDATE verb = VALUES(verb)
