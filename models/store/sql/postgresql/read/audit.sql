-- Differs: by functions, because whoever audits sees no record, only its digest, and lock ids are told to those who may
-- know them.

-- name: audit_items
SELECT id, state, lock_id, lock_user, attempts, finished_by, finished_at, record, digest, is_adopted, digests,
       sealed_first, sealed_last, assigned_to, is_in_wrong_line, former
FROM intray.audited_items(:item::bigint, :limit::bigint)
ORDER BY id

-- name: audit_events
SELECT * FROM intray.audited_events(:item::bigint, :event::bigint, :limit::bigint)

-- name: audit_seals
SELECT * FROM intray.audited_seals(:event::bigint, :limit::bigint)

-- name: newest_seal
SELECT intray.newest_seal() AS number

-- name: audit_sealed_events
SELECT * FROM intray.sealed_events(:event::bigint, :last::bigint, :limit::bigint)

-- name: audit_sealed_rules
SELECT * FROM intray.sealed_rules(:event::bigint, :last::bigint, :limit::bigint)

-- name: audit_sealed_items
SELECT * FROM intray.sealed_items(:seal::bigint, :item::bigint, :limit::bigint)

-- name: audit_planted
SELECT * FROM intray.planted_lines()

-- name: audit_drafts
SELECT * FROM intray.audited_drafts()

-- name: audit_rules
SELECT * FROM intray.audited_rules()

-- name: audit_rules_elsewhere
SELECT * FROM intray.rules_changed_elsewhere()

-- name: audit_records
SELECT * FROM intray.audited_records(:item::bigint, :limit::bigint)

-- name: errors_of_queue
-- By a function, because an auditor may count what was keyed twice but not read it.
SELECT * FROM intray.errors_of_queue(:queue_id::bigint)

-- name: audit_selftests
-- Queues that no seal covers, and how much in them no selftest makes. An hour, as for what is abandoned.
SELECT queue.name AS queue,
       selftest.made_at BETWEEN now() - interval '1 hour' AND now() + interval '1 hour' AS is_fresh,
       (SELECT count(*) FROM intray.item
        WHERE item.queue_id = selftest.queue_id
          AND NOT (item.key LIKE 'selftest-%' AND item.import_id IS NULL
                   AND item.id BETWEEN selftest.first_item AND selftest.last_item)) AS others
FROM intray.selftest
JOIN intray.queue ON queue.id = selftest.queue_id
ORDER BY selftest.queue_id
