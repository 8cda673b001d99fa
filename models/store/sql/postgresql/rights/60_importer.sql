-- name: importer_reads
GRANT SELECT ON
    intray.import, intray.import_row, intray.redelivered_row
TO intray_importer

-- name: importer_calls
GRANT EXECUTE ON FUNCTION
    intray.attach(bigint, bigint, text, text, text, bigint, uuid, bigint, text, text), intray.add_queue(jsonb),
    intray.widen_fields(text, jsonb), intray.remove_queue(text),
    intray.add_item(text, text, bigint, bigint, jsonb, text, jsonb, text), intray.adopted_add(text, bigint, jsonb, jsonb, uuid, text),
    intray.stage_items(bigint, jsonb, bigint, bigint), intray.accept_import(bigint, jsonb),
    intray.recall_items(bigint, bigint, bigint, bigint, text, text), intray.delivery_state(bigint, bigint), intray.open_staged_items(bigint, bigint),
    intray.discard_import(bigint, bigint)
TO intray_importer

-- name: importer_reads_outcomes
-- Not what the file says, which waits there until the import is accepted.
GRANT SELECT (import_id, item_id, outcome) ON intray.redelivered
TO intray_importer
