-- Column by column: in which queue an item is and what it is called stays as it came, whatever a function does. This and
-- not a trigger: a session that is killed just when it opens a table with triggers leaves them unreadable in the server's
-- cache, and from then on whoever gets that copy of the table is refused (10.11; docs/architecture.md).
GRANT SELECT, INSERT, DELETE,
    UPDATE (state, priority, due_at, turn, lock_id, lock_user, lock_workstation, locked_at, attempts, changes,
            from_item_id, not_for, nor_for, sent_back_by, sent_back_reason, is_sent_back)
ON item_all TO 'intray_owner'@'localhost'
