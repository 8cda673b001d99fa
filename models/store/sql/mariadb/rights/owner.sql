-- What the owner of functions and views may do: no more than they need.

-- name: setting_all
GRANT SELECT ON setting_all TO 'intray_owner'@'localhost'

-- name: user_all
GRANT SELECT, INSERT, UPDATE ON user_all TO 'intray_owner'@'localhost'

-- name: role_all
GRANT SELECT ON role_all TO 'intray_owner'@'localhost'

-- name: allowance_all
GRANT SELECT, INSERT, UPDATE ON allowance_all TO 'intray_owner'@'localhost'

-- name: client_all
GRANT SELECT, INSERT, UPDATE, DELETE ON client_all TO 'intray_owner'@'localhost'

-- name: queue_all
GRANT SELECT, INSERT, UPDATE, DELETE ON queue_all TO 'intray_owner'@'localhost'

-- name: sight_all
GRANT SELECT, INSERT, DELETE ON sight_all TO 'intray_owner'@'localhost'

-- name: membership_all
GRANT SELECT, INSERT, DELETE ON membership_all TO 'intray_owner'@'localhost'

-- name: user_tag_all
GRANT SELECT, INSERT, DELETE ON user_tag_all TO 'intray_owner'@'localhost'

-- name: assignee_all
GRANT SELECT, INSERT ON assignee_all TO 'intray_owner'@'localhost'

-- name: import_all
GRANT SELECT, INSERT, UPDATE, DELETE ON import_all TO 'intray_owner'@'localhost'

-- name: delivered_all
GRANT SELECT, INSERT, UPDATE, DELETE ON delivered_all TO 'intray_owner'@'localhost'

-- name: redelivered_all
GRANT SELECT, INSERT, UPDATE, DELETE ON redelivered_all TO 'intray_owner'@'localhost'

-- name: item_all
-- Column by column: in which queue an item is and what it is called stays as it came, whatever a function does. This and
-- not a trigger: a session that is killed just when it opens a table with triggers leaves them unreadable in the server's
-- cache, and from then on whoever gets that copy of the table is refused (10.11; docs/architecture.md).
GRANT SELECT, INSERT, DELETE,
    UPDATE (state, priority, available_at, front, lock_id, lock_user, lock_workstation, locked_at, expires_at, attempts, "change",
            from_item_id, not_for, nor_for, sent_back_by, sent_back_reason, is_sent_back, assigned_to, line)
ON item_all TO 'intray_owner'@'localhost'

-- name: mark_all
GRANT SELECT, INSERT, UPDATE ON mark_all TO 'intray_owner'@'localhost'

-- name: record_all
-- What was imported stays: there is no right to change it.
GRANT SELECT, INSERT, DELETE, UPDATE (current, search, context, result, error, finished_by, finished_at, sealed)
ON record_all TO 'intray_owner'@'localhost'

-- name: earlier_record_all
GRANT SELECT, INSERT, UPDATE, DELETE ON earlier_record_all TO 'intray_owner'@'localhost'

-- name: draft_all
GRANT SELECT, INSERT, UPDATE, DELETE ON draft_all TO 'intray_owner'@'localhost'

-- name: lookup_all
GRANT SELECT, INSERT, UPDATE, DELETE ON lookup_all TO 'intray_owner'@'localhost'

-- name: lookup_line_all
GRANT SELECT, INSERT, DELETE ON lookup_line_all TO 'intray_owner'@'localhost'

-- name: file_template_all
GRANT SELECT, INSERT, UPDATE, DELETE ON file_template_all TO 'intray_owner'@'localhost'

-- name: shared_filter_all
GRANT SELECT, INSERT, DELETE, UPDATE (name, filter, shared_at, shared_by) ON shared_filter_all TO 'intray_owner'@'localhost'

-- name: attachment_all
-- Of a file that came in, only how much of it is there changes.
GRANT SELECT, INSERT, DELETE, UPDATE (pieces, digest) ON attachment_all TO 'intray_owner'@'localhost'

-- name: attachment_piece_all
GRANT SELECT, INSERT, DELETE ON attachment_piece_all TO 'intray_owner'@'localhost'

-- name: proposal_all
GRANT SELECT, INSERT, UPDATE, DELETE ON proposal_all TO 'intray_owner'@'localhost'

-- name: learned_all
GRANT SELECT, INSERT, UPDATE, DELETE ON learned_all TO 'intray_owner'@'localhost'

-- name: value_count_all
GRANT SELECT, INSERT, UPDATE, DELETE ON value_count_all TO 'intray_owner'@'localhost'

-- name: pair_count_all
GRANT SELECT, INSERT, UPDATE, DELETE ON pair_count_all TO 'intray_owner'@'localhost'

-- name: counted_item_all
GRANT SELECT, INSERT, UPDATE, DELETE ON counted_item_all TO 'intray_owner'@'localhost'

-- name: refused_suggestion_all
GRANT SELECT, INSERT, DELETE ON refused_suggestion_all TO 'intray_owner'@'localhost'

-- name: asked_back_all
GRANT SELECT, INSERT, DELETE ON asked_back_all TO 'intray_owner'@'localhost'

-- name: event_all
-- The history is written and read. Nobody has a right to change it, and only forget_selftest can take anything away.
GRANT SELECT, INSERT ON event_all TO 'intray_owner'@'localhost'

-- name: rule_event_all
GRANT SELECT, INSERT ON rule_event_all TO 'intray_owner'@'localhost'

-- name: item_seal_all
GRANT SELECT, INSERT ON item_seal_all TO 'intray_owner'@'localhost'

-- name: seal_all
-- Nobody can take a seal away.
GRANT SELECT, INSERT ON seal_all TO 'intray_owner'@'localhost'

-- name: keying_all
GRANT SELECT, INSERT, DELETE, UPDATE (decided_value, decided_by, decided_at) ON keying_all TO 'intray_owner'@'localhost'

-- name: figure_all
GRANT SELECT, INSERT, UPDATE ON figure_all TO 'intray_owner'@'localhost'

-- name: figured_all
GRANT SELECT, UPDATE ON figured_all TO 'intray_owner'@'localhost'

-- name: work_request_all
GRANT SELECT, INSERT, UPDATE (state, assigned, reason, detail, answered_at)
ON work_request_all TO 'intray_owner'@'localhost'

-- name: source_run_all
GRANT SELECT, INSERT ON source_run_all TO 'intray_owner'@'localhost'

-- name: source_found_all
GRANT SELECT, DELETE ON source_found_all TO 'intray_owner'@'localhost'

-- name: source_row_all
GRANT SELECT, INSERT, DELETE ON source_row_all TO 'intray_owner'@'localhost'

-- name: adopted_all
GRANT SELECT ON adopted_all TO 'intray_owner'@'localhost'

-- name: adopted_lock_all
GRANT SELECT, INSERT, UPDATE, DELETE ON adopted_lock_all TO 'intray_owner'@'localhost'

-- name: adopted_call_all
GRANT SELECT, INSERT, DELETE ON adopted_call_all TO 'intray_owner'@'localhost'

-- name: selftest_all
-- A selftest is never another queue or other items afterwards: no UPDATE.
GRANT SELECT, INSERT, DELETE ON selftest_all TO 'intray_owner'@'localhost'

-- name: duplicate_model_all
GRANT SELECT, INSERT, UPDATE, DELETE ON duplicate_model_all TO 'intray_owner'@'localhost'

-- name: duplicate_key_all
GRANT SELECT, INSERT, DELETE ON duplicate_key_all TO 'intray_owner'@'localhost'

-- name: schema_version
GRANT SELECT ON schema_version TO 'intray_owner'@'localhost' WITH GRANT OPTION

-- name: event_rule
GRANT SELECT ON event_rule TO 'intray_owner'@'localhost' WITH GRANT OPTION

-- name: disposition_rule
GRANT SELECT ON disposition_rule TO 'intray_owner'@'localhost' WITH GRANT OPTION

-- name: views
-- For the procedures that read. Nobody else may select from a view.
BEGIN NOT ATOMIC
    FOR one IN (SELECT v.table_name AS name FROM information_schema.views AS v
                WHERE v.table_schema = DATABASE() AND v.definer = 'intray_owner@localhost')
    DO
        EXECUTE IMMEDIATE CONCAT(
            'GRANT SELECT ON "', one.name, '" TO ''intray_owner''@''localhost''');
    END FOR;
END

-- name: accounts
-- To tell whether a login exists; no password hashes.
GRANT SELECT (User, Host, is_role) ON mysql.user TO 'intray_owner'@'localhost'

-- name: functions
-- With the option to hand it on: set_rights does.
GRANT EXECUTE ON * TO 'intray_owner'@'localhost' WITH GRANT OPTION
