-- name: auditor_reads
-- An auditor sees what happened to the items, not what is in them.
GRANT SELECT ON
    intray.event_row, intray.work_request, intray.request_row, intray.figure,
    intray.figure_row, intray.figured, intray.figured_row, intray.figure_tail, intray.import, intray.import_row
TO intray_auditor

-- name: auditor_calls
GRANT EXECUTE ON FUNCTION
    intray.audited_attachments(bigint, bigint, bigint), intray.lost_attachments(),
    intray.audited_seals(bigint, bigint), intray.newest_seal(), intray.planted_lines(), intray.audited_rules(),
    intray.sealed_events(bigint, bigint, bigint), intray.sealed_rules(bigint, bigint, bigint),
    intray.sealed_items(bigint, bigint, bigint), intray.audited_drafts(),
    intray.rules_changed_elsewhere(), intray.rules_told(text, text, bigint, bigint),
    intray.audited_items(bigint, bigint), intray.errors_of_queue(bigint), intray.caught_in(bigint), intray.keep_figures(bigint, bigint),
    intray.adopted_count(bigint), intray.adopted_differences(bigint, bigint)
TO intray_auditor
